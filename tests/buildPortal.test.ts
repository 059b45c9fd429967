import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

it('says that it builds the portal and how long that took, and nothing when the portal is built already', () => {
  const folder = mkdtempSync(join(tmpdir(), 'daftari-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const vite = join(folder, 'node_modules/vite/bin/vite.js')
  mkdirSync(dirname(vite), { recursive: true })
  writeFileSync(
    vite,
    `const { mkdirSync, writeFileSync } = require('node:fs')
mkdirSync('dist')
writeFileSync('dist/index.html', '')`,
  )
  symlinkSync(resolve('node_modules/tsx'), join(folder, 'node_modules/tsx'))
  const build = () =>
    execFileSync(process.execPath, ['--import', 'tsx', resolve('scripts/build.ts')], { cwd: folder, encoding: 'utf8' })
  expect(build()).toMatch(/^Building the portal …\nBuilding the portal … \d+\.\d s\n$/)
  expect(build()).toBe('')
})
