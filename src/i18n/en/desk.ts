import { menu } from '@/definition/access'
import { resources } from '@/resources'
import { collectWords } from '../collect'
import imports from './imports'
import lists from './lists'
import pdf from './pdf'
import ra from './ra'
import shell from './shell'

/** Everything said behind the sign-in: the definitions' own words, and the portal's. */
export default { ...collectWords(resources, menu), ra, daftari: { shell, lists, imports, pdf } }
