import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findRunning } from '@server/db/embedded'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { endAll, startServer } from '../support/serverProcess'

const disk = mkdtempSync(join(tmpdir(), 'daftari-full-'))

/** Mounts a small disk, if this account may. */
const mounted = (() => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=192m', 'tmpfs', disk], { stdio: 'ignore' })
    chmodSync(disk, 0o755)
    return true
  } catch {
    return false
  }
})()
afterAll(() => {
  endAll()
  if (mounted) execFileSync('umount', ['-l', disk])
  rmdirSync(disk)
})

/** Fills the remaining space. */
const ballast = join(disk, 'ballast')
const fill = () => {
  const block = Buffer.alloc(256 * 1024)
  for (;;) {
    try {
      writeFileSync(ballast, block, { flag: 'a' })
    } catch {
      return
    }
  }
}

it.skipIf(!mounted)(
  'reports a full disk, loses nothing, and recovers when there is space',
  async () => {
    const server = await startServer(disk)
    const authorization = `Bearer ${await server.signIn('admin')}`
    const answered: string[] = []
    // Large enough that a few rows fill a page of the table.
    const add = async (n: number) => {
      const name = `Body ${n} ${'of the register '.repeat(11)}`.trim()
      const answer = await fetch(`${server.url}/configuration/mda-registry`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      })
      if (answer.ok) answered.push(name)
      return { status: answer.status, body: (await answer.json()) as { code?: string; message?: string } }
    }
    for (let n = 0; n < 5; n++) expect((await add(n)).status).toBe(200)

    fill()
    let n = 5
    const refusals: Awaited<ReturnType<typeof add>>[] = []
    while (!refusals.length) {
      const some = await Promise.all(Array.from({ length: 50 }, () => add(++n)))
      refusals.push(...some.filter(({ status }) => status !== 200))
      fill()
    }
    for (const { status, body } of refusals) {
      expect(status).toBe(503)
      expect(['busy', 'database-unavailable']).toContain(body.code)
    }

    rmSync(ballast)
    await expect.poll(async () => (await add(++n)).status, { timeout: 60_000 }).toBe(200)
    const client = new pg.Client(await findRunning(disk))
    await client.connect()
    const { rows } = await client.query<{ name: string }>("SELECT name FROM mda WHERE name LIKE 'Body %register%'")
    await client.end()
    const there = new Set(rows.map(({ name }) => name))
    expect(answered.filter(name => !there.has(name))).toEqual([])
    expect(await server.end('SIGTERM')).toBe(0)
  },
  120_000,
)
