// As the start of the server builds it: a start after this finds the portal built, and writes nothing.
import { buildPortal } from './buildPortal'

await buildPortal()
