import { buildingSocieties } from '@contract/registry/entityFiles'
import { entitySearch } from './entitySearch'

export default entitySearch({
  name: 'buildingSocieties',
  tab: { key: 'building-society', label: 'Building Societies' },
  list: buildingSocieties.list,
})
