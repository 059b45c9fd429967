import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Version of this release in the form 1.2.0. */
export const RELEASE: string = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8'),
).version

/** Returns true for a version of three numbers, such as 1.2.0. */
export const isRelease = (text: string) => /^\d+\.\d+\.\d+$/.test(text)

/** Compares two versions: negative where the first one is earlier. */
export const compareReleases = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true })
