import imports from './imports'
import lists from './lists'
import menu from './menu'
import pdf from './pdf'
import ra from './ra'
import resources from './resources'
import shell from './shell'

export default { resources, menu, ra, daftari: { shell, lists, imports, pdf } }
