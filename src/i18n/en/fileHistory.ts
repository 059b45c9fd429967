import extracts from './extracts'
import fileChange from './fileChange'
import history from './history'

/** Words of the parts of an entity's file that tell its past and file its changes. They come with these parts. */
export default { daftari: { extracts, fileChange, history } }
