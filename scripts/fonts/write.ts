import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FONTS, fontFiles } from './subsets'

const files = await fontFiles()
await rm(FONTS, { recursive: true, force: true })
await mkdir(FONTS, { recursive: true })
for (const [name, bytes] of files) await writeFile(join(FONTS, name), bytes)
console.log(`${files.size} files were written to ${FONTS}.`)
