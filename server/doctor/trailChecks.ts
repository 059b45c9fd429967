import { anchorFileIn, readAnchors } from '../audit/anchorFile'
import { readHead } from '../audit/anchorTrail'
import { type AuditKey, auditSecrets, findAuditKey } from '../audit/auditKey'
import { anchorsInForce, verifyTrail } from '../audit/verifyTrail'
import { type Check, finding, type Installation } from './check'

const HOUR = 3_600_000
/** Entries at the end of the trail that the doctor verifies; `audit verify` verifies all. */
const TAIL = 10_000
/** Hours after which an anchor of a trail that has grown is late. */
const ANCHOR_LATE = 2
/** Different characters that a key has at least: 32 bytes in hexadecimal have about 14. */
const LEAST_CHARACTERS = 8

/** Returns the key of the audit trail; undefined where it cannot be read, which the check of the keys reports. */
const readableKey = (settings: Installation['settings']): AuditKey | undefined => {
  try {
    return findAuditKey(settings)
  } catch {
    return undefined
  }
}

const readOwnAnchors = async (settings: Installation['settings']) => {
  const key = readableKey(settings)
  return key && readAnchors(anchorFileIn(settings.dataDir), key)
}

/** The end of the audit trail, against its anchors. */
export const trailCheck: Check = {
  name: 'trail',
  needsDatabase: true,
  async run({ settings, database: { read }, now }) {
    const own = await readOwnAnchors(settings)
    const head = await readHead(read)
    if (!own || (!head && !own.anchors.length)) return []
    const after = Math.max(0, (head?.entry ?? 0) - TAIL)
    const inForce = anchorsInForce(own.anchors).filter(({ entry }) => entry > after)
    const { faults } = await verifyTrail(read, inForce, after)
    const last = own.anchors.at(-1)
    const hours = last ? Math.floor((now() - Date.parse(last.at)) / HOUR) : 0
    const [first] = faults
    return [
      ...(first ? [finding('trail-broken', { count: faults.length, entry: first.id, fault: first.fault })] : []),
      ...(own.forged ? [finding('anchors-forged', { count: own.forged })] : []),
      ...(own.proven ? [] : [finding('anchors-none')]),
      ...(hours >= ANCHOR_LATE && head && last && head.entry > last.entry ? [finding('anchors-late', { hours })] : []),
    ]
  },
}

/** Returns the secrets of the audit trail; `unreadable` where their file cannot be used. */
const readableSecrets = (settings: Installation['settings']) => {
  try {
    return auditSecrets(settings)
  } catch {
    return 'unreadable'
  }
}

/** The key that signs anchors. */
export const keysCheck: Check = {
  name: 'keys',
  needsDatabase: false,
  async run({ settings }) {
    const { auditKey, databaseUrl, dataDir } = settings
    const secrets = readableSecrets(settings)
    if (secrets === 'unreadable') return [finding('key-exposed')]
    const [secret] = secrets ?? []
    const characters = new Set(secret).size
    if (secret !== undefined && characters < LEAST_CHARACTERS) return [finding('key-weak', { characters })]
    if (secret !== undefined) return databaseUrl && auditKey === undefined ? [finding('key-alone')] : []
    const unsigned = { id: '', sign: () => '', earlier: [] }
    const { anchors } = await readAnchors(anchorFileIn(dataDir), unsigned)
    return anchors.length ? [finding('key-missing')] : []
  },
}
