import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'

it('the worked example of CONTRIBUTING.md compiles, as it stands there', () => {
  const contributing = readFileSync('CONTRIBUTING.md', 'utf8')
  const files = [...contributing.matchAll(/^`([\w/]+\.ts)`:[^\n]*\n\n```ts\n([\s\S]*?)```/gm)]
  expect(files.map(([, name]) => name)).toEqual([
    'contract/settings/departments.ts',
    'src/resources/settings/departments.ts',
    'server/settings/departments.ts',
  ])
  const folder = mkdtempSync(join(resolve('node_modules'), '.readme-'))
  try {
    for (const [, name = '', text = ''] of files) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    const config = {
      extends: resolve('tsconfig.json'),
      compilerOptions: {
        types: ['node'],
        paths: {
          '@contract/settings/*': ['./contract/settings/*'],
          '@contract/*': [`${resolve('contract')}/*`],
          '@server/*': [`${resolve('server')}/*`],
          '@spreadsheet/*': [`${resolve('spreadsheet')}/*`],
          '@/*': [`${resolve('src')}/*`],
        },
      },
      include: ['contract', 'src', 'server'],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    const check = () =>
      execFileSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', folder], { encoding: 'utf8' })
    expect(check()).toBe('')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 60_000)
