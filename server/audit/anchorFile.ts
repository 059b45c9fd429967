import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { BackupFiles } from '../db/backupFiles'
import type { AuditKey } from './auditKey'

/** Number and hash of an entry of the audit trail; the hash chain covers every entry before it. */
export type TrailHead = { entry: number; hash: string }

const reasons = ['start', 'hour', 'backup', 'restore'] as const
type Reason = (typeof reasons)[number]

/**
 * A head of the trail at a moment, stored outside the database. `previous` is the `mac` of the preceding anchor in the
 * same file, so that no line can be removed from the middle.
 */
export const Anchor = z.object({
  at: z.string(),
  reason: z.enum(reasons),
  entry: z.number().int().positive(),
  hash: z.string(),
  key: z.string(),
  previous: z.string(),
  mac: z.string(),
})
export type Anchor = z.infer<typeof Anchor>

/** Anchors of files. `forged` counts lines that the holder of the key did not write. */
export type Anchors = { anchors: Anchor[]; proven: number; otherKey: number; forged: number }

/** Name of the file of anchors, in a data folder and in a backup. */
export const ANCHORS = 'audit-anchors.jsonl'

export const anchorFileIn = (folder: string) => join(folder, ANCHORS)

const signed = ({ previous, at, reason, entry, hash }: Omit<Anchor, 'key' | 'mac'>) =>
  JSON.stringify([previous, at, reason, entry, hash])

const parseLine = (line: string): Anchor | undefined => {
  try {
    return Anchor.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}

/** Returns complete lines only: a power cut may leave a partial one at the end. */
const linesOf = async (path: string) => {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const end = text.lastIndexOf('\n') + 1
  return { lines: text.slice(0, end).split('\n').filter(Boolean), end: Buffer.byteLength(text.slice(0, end)) }
}

/** Reads the last anchor of a file, without verifying it. */
export const lastAnchor = async (path: string): Promise<Anchor | undefined> => {
  const { lines } = await linesOf(path)
  return lines.flatMap(line => parseLine(line) ?? []).at(-1)
}

/** Appends an anchor to a file and syncs it to disk. Callers hold the lock of the trail's anchors. */
export const appendAnchor = async (
  path: string,
  key: AuditKey,
  { entry, hash }: TrailHead,
  reason: Reason,
  at = new Date(),
): Promise<Anchor> => {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const { lines, end } = await linesOf(path)
  const previous = lines.flatMap(line => parseLine(line) ?? []).at(-1)?.mac ?? ''
  const facts = { at: at.toISOString(), reason, entry, hash, previous }
  const anchor: Anchor = { ...facts, key: key.id, mac: key.sign(signed(facts)) }
  const file = await open(path, 'a', 0o600)
  try {
    await file.truncate(end)
    await file.write(`${JSON.stringify(anchor)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  return anchor
}

/** Copies the anchors of a data folder to a backup. */
export const copyAnchors = async (from: string, to: BackupFiles): Promise<void> => {
  if (await stat(anchorFileIn(from)).catch(() => undefined))
    await to.write(ANCHORS, createReadStream(anchorFileIn(from)))
}

/** Returns the standing of an anchor: `proven` by one of our keys, `forged` in its name, or made with another key. */
const standingOf = (key: AuditKey, anchor: Anchor): 'proven' | 'forged' | 'otherKey' => {
  const signer = [key, ...key.earlier].find(({ id }) => id === anchor.key)
  if (!signer) return 'otherKey'
  return anchor.mac === signer.sign(signed(anchor)) ? 'proven' : 'forged'
}

/** Reads the server's own file of anchors: every line counts, and each must follow the one before it. */
export const readAnchors = async (path: string, key: AuditKey): Promise<Anchors> => {
  const { lines } = await linesOf(path)
  const result: Anchors = { anchors: [], proven: 0, otherKey: 0, forged: 0 }
  let previous = ''
  for (const line of lines) {
    const anchor = parseLine(line)
    if (anchor) result.anchors.push(anchor)
    if (!anchor || anchor.previous !== previous) result.forged++
    else result[standingOf(key, anchor)]++
    previous = anchor?.mac ?? previous
  }
  return result
}

/** Reads anchors from any file of JSON lines, such as a log or a mailbox; other lines are ignored. */
export const readLooseAnchors = async (path: string, key: AuditKey): Promise<Anchors> => {
  const { lines } = await linesOf(path)
  const anchors = lines.flatMap(line => parseLine(line) ?? [])
  const proven = anchors.filter(anchor => standingOf(key, anchor) === 'proven')
  const otherKey = anchors.filter(anchor => standingOf(key, anchor) === 'otherKey').length
  return { anchors: proven, proven: proven.length, otherKey, forged: anchors.length - proven.length - otherKey }
}
