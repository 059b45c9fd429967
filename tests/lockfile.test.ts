import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'

const Lockfile = z.object({
  packages: z.record(z.string(), z.object({ integrity: z.string().optional(), resolved: z.string().optional() })),
})
const { packages } = Lockfile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
const entries = Object.entries(packages).filter(([path]) => path !== '')

it('locks every package to a SHA-512 checksum, so that a changed download is refused', () => {
  expect(entries.length).toBeGreaterThan(100)
  const open = entries.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
  expect(open.map(([path]) => path)).toEqual([])
})

it('names no registry, so that each installation asks its own', () => {
  expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})
