import { businessNames } from '@contract/registry/entityFiles'
import { entitySearch } from './entitySearch'

export default entitySearch({
  name: 'businessNames',
  tab: { key: 'business', label: 'Business Names' },
  list: businessNames.list,
  search: businessNames.search,
})
