import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { FONTS, fontFiles } from '../../scripts/fonts/subsets'

it('keeps the fonts that the style sheet describes', async () => {
  const files = await fontFiles()
  expect(readdirSync(FONTS).toSorted()).toEqual([...files.keys()].toSorted())
  for (const [name, bytes] of files)
    expect(bytes.equals(readFileSync(join(FONTS, name))), `${name} is another one: run npm run fonts`).toBe(true)
})
