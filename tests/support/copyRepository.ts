import { cpSync, existsSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Parts of the repository that the server and the build of the portal read. */
const COPIED = [
  ...['contract', 'server', 'spreadsheet', 'src', 'scripts'],
  ...['index.html', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
]

/** Copies the repository with the packages as `npm ci` leaves them, and without anything that was built or filled, except `more`. */
export const copyRepository = (folder: string, more: readonly string[] = []) => {
  for (const path of [...COPIED, ...more]) if (existsSync(path)) cpSync(path, join(folder, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
}
