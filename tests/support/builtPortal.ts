import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Writes the folder of a built portal with a page, an icon and one asset; it is deleted after the test. */
export const builtPortal = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'daftari-dist-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<meta property="style-nonce" nonce="__CSP_NONCE__"><div id="root"></div>')
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), 'export {}')
  return folder
}
