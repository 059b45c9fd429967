import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { conformance } from '../scripts/conformance'

describe('docs/conformance.md', () => {
  it('says how the product stands to every published call; `npm run conformance` writes it anew', () => {
    expect(readFileSync('docs/conformance.md', 'utf8')).toBe(conformance())
  })

  it('leaves no published call unmade without a reason', () => {
    const unmade = conformance()
      .split('\n')
      .filter(line => /\| (yes|no) \| no \| +\|$/.test(line))
    expect(unmade).toEqual([])
  })
})
