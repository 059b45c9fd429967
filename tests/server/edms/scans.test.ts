import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scans } from '@contract/portal/scans'
import { drawScan } from '@server/edms/scans'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let send: (bytes: Buffer) => ReturnType<ReturnType<TestRegistry['as']>>
beforeAll(async () => {
  registry = await testRegistry({ companies: 0 })
  const call = registry.as(await registry.signIn('clerk'))
  send = bytes => {
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="scan.tif"\r\n\r\n'
    return call({
      method: 'POST',
      url: pathOf(scans.pages),
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')]),
    })
  }
})
afterAll(() => registry.close())

const picture = (channels: 3 | 4) =>
  sharp({ create: { width: 850, height: 1100, channels, background: 'white' } })
    .withMetadata({ density: 100 })
    .tiff()
    .toBuffer()

it.each([3, 4] as const)('draws a scan of %i channels as a PDF with pages of its size', async channels => {
  const { statusCode, headers, rawPayload } = await send(await picture(channels))
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(rawPayload.toString('latin1')).toMatch(/^%PDF-[\s\S]*\/MediaBox \[0 0 612 792\]/)
})

it('refuses a damaged scan, and a file of another kind', async () => {
  const damaged = await send(Buffer.from('II*\0no picture', 'latin1'))
  expect([damaged.statusCode, damaged.json()]).toEqual([400, expect.objectContaining({ code: 'picture-broken' })])
  const other = await send(Buffer.from('%PDF-1.7'))
  expect(other.json()).toMatchObject({ code: 'file-of-other-kind' })
})

it('stops at a PDF that grows beyond its bound, and when the caller has left', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'daftari-scan-'))
  const path = join(folder, 'noise.tif')
  try {
    let seed = 1
    const noise = Buffer.alloc(600 * 400 * 3)
    for (let at = 0; at < noise.length; at++) {
      seed = (seed * 48_271) % 2_147_483_647
      noise[at] = seed & 255
    }
    const page = await sharp(noise, { raw: { width: 400, height: 600, channels: 3 } })
      .png()
      .toBuffer()
    writeFileSync(
      path,
      await sharp([page, page, page], { join: { animated: true } })
        .tiff()
        .toBuffer(),
    )
    const here = new AbortController()
    expect((await drawScan(path, 10, here.signal)).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(3)
    await expect(drawScan(path, 0.01, here.signal)).rejects.toMatchObject({ code: 'file-too-large' })
    await expect(drawScan(path, 10, AbortSignal.abort())).rejects.toThrow('aborted')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
