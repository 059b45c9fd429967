import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import all from '@/i18n/en/adminPages'
import first from '@/i18n/en/firstWords'
import { flatten } from '@/i18n/messages'

afterEach(cleanup)

const firstKeys = Object.keys(flatten(first))
const laterKeys = Object.keys(flatten(all)).filter(key => !firstKeys.includes(key))

const fileOf = (importer: string, name: string): string | undefined => {
  const path = name.startsWith('@/')
    ? join('src', name.slice(2))
    : name.startsWith('.') && join(dirname(importer), name)
  return path ? ['.ts', '.tsx', '/index.ts'].map(end => path + end).find(file => existsSync(file)) : undefined
}

const STATIC = /^(?:import(?! type\b)[^'"]*|export (?:\{[^}]*\}|\*) from )['"]([^'"]+)['"]/gm
const DYNAMIC = /(?<!typeof )\bimport\('([^']+)'\)/g

/** Files that a file imports, or loads without waiting for all words. */
const importsOf = (file: string): string[] => {
  const text = readFileSync(file, 'utf8')
  const names = [...text.matchAll(STATIC)].map(([, name = '']) => name)
  for (const statement of text.split(/^(?=\S)/m))
    if (!statement.includes('openAllDeskWords()'))
      for (const [, name = ''] of statement.matchAll(DYNAMIC)) names.push(name)
  return names.flatMap(name => fileOf(file, name) ?? [])
}

const shownAtOnce = () => {
  const found = new Set<string>()
  const waiting = ['src/app/main.tsx']
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || file.startsWith('src/i18n/')) continue
    found.add(file)
    waiting.push(...importsOf(file))
  }
  return [...found]
}

/** Tells whether a key of the code, or the beginning of one, stands for words that come later and for none of the first. */
const isLater = (key: string) => {
  const stands = (one: string) => one === key || one.startsWith(key.endsWith('.') ? key : `${key}.`)
  return laterKeys.some(stands) && !firstKeys.some(stands)
}

it('are shown by no code that does not wait for them', () => {
  const files = shownAtOnce()
  expect(files).toContain('src/views/list/ListTable.tsx')
  const early = files.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/\bdaftari(?:\.\w+)+\.?/g)]
      .map(([key]) => key)
      .filter(isLater)
      .map(key => `${file}: ${key}`),
  )
  expect(early).toEqual([])
})

it('render nothing again when they come, and are there for what is drawn next', async () => {
  // Other tests may have loaded all words already.
  vi.resetModules()
  const { openAllDeskWords } = await import('@/i18n/languages')
  const { currentWords, hasWords, replaceWords, useWords } = await import('@/i18n/words')
  replaceWords('en', [first])
  let renders = 0
  const Page = () => {
    const words = useWords()
    renders++
    return <output>{words('daftari.lists.search')}</output>
  }
  render(<Page />)
  const before = renders
  await act(openAllDeskWords)
  expect([renders, hasWords('refusals.unknown-brn')]).toEqual([before, true])
  expect(currentWords()('daftari.files.back')).toBe('Back')
})
