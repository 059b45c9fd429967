export { ActionForm } from './ActionForm'
export { CreateDialog } from './CreateDialog'
export { FormPanel } from './FormPanel'
export { ReadForm } from './ReadForm'
