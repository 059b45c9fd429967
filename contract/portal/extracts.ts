import { z } from 'zod'
import { fileAnswer, get, maybe, post } from '../call'
import { personalText, plain } from '../personal'
import { locales } from '../portalConfig'
import { AsOf } from '../registry/asOf'
import { BrnTyped } from '../registry/brn'

/** Permission to issue and withdraw extracts. */
export const ISSUES_EXTRACTS = 'can_issue_extracts'
/** Extracts of one file that its list shows, at most; the latest. */
export const MOST_EXTRACTS = 50
/** Longest reason of a withdrawal, in letters. */
export const LONGEST_WITHDRAWAL = 500

/** States of an extract. A superseded one was right when it was issued, and the register says something else since. */
const extractStates = ['VALID', 'SUPERSEDED', 'WITHDRAWN'] as const

/** Moment that an extract shows: a day, or the state after a filing, as the register knew it on a day. */
const Shown = {
  day: z.string(),
  trackingNo: maybe(z.string()),
  knownOn: plain(z.string()),
  issuedAt: plain(z.string()),
}

export const Extract = z.object({
  id: z.string(),
  /** Code in groups, such as 7K3M-Q0ZD-94XAC. */
  code: plain(z.string()),
  brn: z.string(),
  ...Shown,
  language: z.enum(locales),
  issuedBy: plain(z.string()),
  /** SHA-256 of the canonical content, in hexadecimal. */
  digest: plain(z.string()),
  /** Ed25519 signature over the 32 bytes of the digest, as base64url. */
  signature: plain(z.string()),
  keyId: plain(z.string()),
  state: z.enum(extractStates),
  withdrawnAt: maybe(plain(z.string())),
  withdrawnBy: maybe(plain(z.string())),
  withdrawnReason: maybe(personalText(z.string())),
})
export type Extract = z.infer<typeof Extract>

/** Public key that checks signatures of extracts: SPKI in PEM. */
const VerificationKey = z.object({
  id: plain(z.string()),
  publicKey: plain(z.string()),
  /** True for the key that signs now. */
  signs: z.boolean(),
})

/** Answer to a code. `charges` are the numbers of those that were outstanding; `since` is the day of a withdrawal. */
export const Verification = z.discriminatedUnion('state', [
  z.object({
    state: z.enum(extractStates),
    code: plain(z.string()),
    brn: z.string(),
    name: z.string(),
    ...Shown,
    charges: z.array(plain(z.string())),
    satisfiedCharges: z.number(),
    digest: plain(z.string()),
    since: maybe(z.string()),
  }),
  z.object({ state: z.literal('UNKNOWN') }),
])
export type Verification = z.infer<typeof Verification>

const extension = 'extracts'

/** Signed extracts of the files of entities (docs/decisions/123-extracts.md). */
export const extracts = {
  /** The latest extracts of a file, newest first. */
  ofEntity: get('PORTAL-EXTRACTS', '/portal/extracts', {
    permit: 'can_view_reservation_settings',
    extension,
    query: z.strictObject({ brn: BrnTyped }),
    answer: z.object({ extracts: z.array(Extract), cut: z.boolean() }),
  }),
  issue: post('PORTAL-EXTRACT-ISSUE', '/portal/extracts', {
    permit: ISSUES_EXTRACTS,
    extension,
    body: z.strictObject({ brn: BrnTyped, ...AsOf.shape, language: z.enum(locales) }),
    answer: Extract,
  }),
  /** The extract as a PDF: the same bytes each time. */
  file: get('PORTAL-EXTRACT-FILE', '/portal/extracts/{id}/file', {
    permit: 'can_view_reservation_settings',
    extension,
    ...fileAnswer(['application/pdf'], 5),
  }),
  withdraw: post('PORTAL-EXTRACT-WITHDRAW', '/portal/extracts/{id}/withdraw', {
    permit: ISSUES_EXTRACTS,
    extension,
    body: z.strictObject({ reason: z.string().trim().min(1).max(LONGEST_WITHDRAWAL) }),
    answer: Extract,
  }),
  /** Tells the state of an extract by its code in any spelling. Calls from one address are limited. */
  verify: post('PORTAL-VERIFY', '/portal/verifications', {
    permit: 'public',
    extension,
    changes: false,
    body: z.strictObject({ code: z.string().trim().min(1).max(100) }),
    answer: Verification,
  }),
  /** Public keys, the one that signs now first, and those that signed before. */
  keys: get('PORTAL-VERIFICATION-KEYS', '/portal/verification-keys', {
    permit: 'public',
    extension,
    answer: z.object({ keys: z.array(VerificationKey) }),
  }),
}
