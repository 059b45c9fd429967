// A child process does not inherit how the server runs TypeScript.
import { setPriority } from 'node:os'
import { register } from 'tsx/esm/api'

// Whoever waits for a page goes before whoever waits for a file.
setPriority(5)
register()
await import('./readSheet.child.ts')
