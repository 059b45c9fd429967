// A child process does not inherit the server's TypeScript loader, so this file registers it.
import { setPriority } from 'node:os'
import { register } from 'tsx/esm/api'

// Lower priority, so that page requests are served before workbooks are written.
setPriority(5)
register()
await import('./writeBook.child.ts')
