import { companies } from '@contract/registry/entityFiles'
import { entitySearch } from './entitySearch'

export default entitySearch({
  name: 'companies',
  tab: { key: 'company', label: 'Companies' },
  list: companies.list,
  search: companies.search,
})
