// A worker does not inherit the server's TypeScript loader, so this file registers it.
import { register } from 'tsx/esm/api'

register()
await import('./rowBatches.worker.ts')
