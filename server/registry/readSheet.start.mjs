// A worker does not inherit how the server runs TypeScript: this says it again, then reads.
import { register } from 'tsx/esm/api'

register()
await import('./readSheet.worker.ts')
