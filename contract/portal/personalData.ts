import { z } from 'zod'
import { get, post } from '../call'
import { fault } from '../fault'
import type { Permission } from '../permissions'
import type { FileKind } from '../personal'

/** Reasons for which personal data of a file is shown. */
export const revealReasons = ['ENQUIRY', 'COURT_ORDER', 'CORRECTION', 'INVESTIGATION', 'COMPLAINT'] as const
export type RevealReason = (typeof revealReasons)[number]

/** Minutes for which a reason holds. */
export const REVEAL_MINUTES = 30
/** Longest reference of a reason, in letters. */
export const LONGEST_REFERENCE = 200
/** Permission to see personal data without a reason. Reads of files are logged all the same. */
export const SEES_PERSONAL_DATA = 'can_view_personal_data' satisfies Permission

/** Kinds of files that hold personal data. A document is shown as it was filed. */
export type RevealKind = Exclude<FileKind, 'DOCUMENT'>

/** Permissions of the calls that read files of each kind, any of them: who may not read a file may give no reason. */
export const fileReaders = {
  ENTITY: ['can_view_reservation_settings'],
  PERSON: ['can_search_people'],
  PRACTITIONER: ['can_view_practitioner_registry'],
  LEGAL_DOCUMENT: ['can_view_reservation_settings'],
  APPLICATION: ['can_access_settings'],
  ACCOUNT: ['can_view_accounts_breakdown', 'can_view_permission_management', 'can_access_api_integrations'],
  PAYMENT: ['can_view_billing_settings'],
} as const satisfies Record<RevealKind, readonly Permission[]>
const revealKinds = Object.keys(fileReaders) as [RevealKind, ...RevealKind[]]

const File = z.object({ kind: z.enum(revealKinds), key: z.string() })

/** A file whose personal data the session sees, and the seconds that are left. */
const Reveal = File.extend({ seconds: z.number().int() })
export type Reveal = z.infer<typeof Reveal>

const permit: readonly Permission[] = [...new Set(Object.values(fileReaders).flat())]

export const personalData = {
  /** Gives the reason to see the personal data of one file: for this session and this file alone, for 30 minutes. */
  giveReason: post('PORTAL-REASON', '/portal/reasons', {
    extension: 'personalData',
    permit,
    body: z.strictObject({
      kind: z.enum(revealKinds),
      key: z.string().trim().min(1).max(200),
      reason: z.enum(revealReasons),
      reference: z
        .string()
        .trim()
        .min(1, fault('reason-reference'))
        .max(LONGEST_REFERENCE)
        .refine(text => !/\p{Cc}/u.test(text), fault('control-characters')),
    }),
    answer: Reveal,
  }),
  /** Files whose personal data the session sees now. */
  reveals: get('PORTAL-REVEALS', '/portal/reasons', {
    extension: 'personalData',
    permit,
    answer: z.object({ reveals: z.array(Reveal) }),
  }),
}
