import { defineArea } from '@/definition/defineArea'
import work from '../portal/work'
import absences from './absences'
import items from './items'
import people from './people'
import reassignments from './reassignments'

/** Work that waits for staff, and the team that does it. */
export default defineArea({ lists: [work, people, items, reassignments, absences] })
