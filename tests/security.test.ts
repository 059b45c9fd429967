import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const text = readFileSync('docs/security.md', 'utf8')
const [, figures = ''] = text.split('## Figures')
const rows = figures
  .split('\n')
  .filter(line => line.startsWith('|'))
  .slice(2)
  .map(line => line.split('|').map(cell => cell.trim()))

it('names only existing tests in docs/security.md', () => {
  const named = [...text.matchAll(/`(tests\/[^`]+\.\w+)`/g)].map(([, file = '']) => file)
  expect(named.filter(file => !existsSync(file))).toEqual([])
})

describe('the figures of docs/security.md', () => {
  it.each(rows.map(([, figure = '', heldBy = '', open = '']) => [figure, heldBy, open] as const))(
    '%s: names tests that exist, or says why there is none',
    (_figure, heldBy, open) => {
      const files = [...heldBy.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
      expect(files.filter(file => !existsSync(file) || !file.startsWith('tests/'))).toEqual([])
      if (!files.length) expect([heldBy, open.length > 20]).toEqual(['-', true])
    },
  )

  it('are complete', () => expect(rows.length).toBeGreaterThanOrEqual(37))
})
