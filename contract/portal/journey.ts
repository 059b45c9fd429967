import { z } from 'zod'
import { maybe, post } from '../call'
import type { Permission } from '../permissions'
import { personalText } from '../personal'
import { processPermit } from '../processes/process'
import { foundKinds } from './find'

/** Steps of a case, in their order. */
export const journeySteps = [
  'reserved',
  'paid',
  'credited',
  'submitted',
  'registered',
  'told',
  'filed',
  'certificate',
] as const
export type JourneyStep = (typeof journeySteps)[number]

/**
 * Parts of the register that a journey is read from, each with the permissions that its own list needs, all of them.
 * The answer leaves out the parts that the reader may not see, and names them.
 */
export const journeyParts = {
  FILE: foundKinds.COMPANY,
  PAYMENT: foundKinds.PAYMENT,
  INSOLVENCY: foundKinds.INSOLVENCY_APPLICATION,
  PROCESS: [processPermit],
} as const satisfies Record<string, readonly Permission[]>
export type JourneyPart = keyof typeof journeyParts
const partNames = Object.keys(journeyParts) as [JourneyPart, ...JourneyPart[]]

/** Records that prove a step: docs/decisions/063-journey-of-a-case.md says which proves what. */
const journeySources = [
  'PAYMENT',
  'FILING',
  'APPLICATION',
  'ENTITY',
  'REGISTRATION_PROCESS',
  'INCORPORATION_PROCESS',
  'CORRECTION',
  'NAME_PUSH',
  'DOCUMENT',
] as const

/** A record that proves a step, or holds it up. */
export const JourneyLine = z.object({
  step: z.enum(journeySteps),
  source: z.enum(journeySources),
  /** `replaced`: another payment for the same tracking number was made, so this one holds up nothing. */
  state: z.enum(['done', 'waiting', 'failed', 'replaced']),
  /** Status of the record, as its own list spells it. */
  status: maybe(z.string()),
  /** Moment, or a day alone where the register keeps the day. */
  at: maybe(z.string()),
  /** Person who did it, or who has it in hand. */
  actor: maybe(z.string()),
  /** System that was told. */
  system: maybe(z.string()),
  /** Kind of the record: the service paid for, the kind of the message, or the name of the entity or document. */
  about: maybe(z.string()),
  /** Number that the record's own list finds it by. */
  number: z.string(),
  /** Tracking number of the case; absent for records of the entity, which belong to all its cases. */
  caseNumber: maybe(z.string()),
  /** Register of an entity, or type of an insolvency application, which its address needs. */
  type: maybe(z.string()),
  /** Error as the record holds it. */
  cause: maybe(personalText(z.string())),
})
export type JourneyLine = z.infer<typeof JourneyLine>

export const Journey = z.object({
  /** BRN and name of the entity, where the case leads to exactly one. */
  brn: maybe(z.string()),
  name: maybe(z.string()),
  /** Lines by step; in a step, failed ones first, then waiting ones, then the newest. */
  lines: z.array(JourneyLine),
  /** The earliest step with a line that failed or waits: that line is the first of the step. */
  stuck: maybe(z.enum(journeySteps)),
  /** Parts that the reader may not see. */
  hidden: z.array(z.enum(partNames)),
  /** True when a part has more records than are read. */
  cut: z.boolean(),
})
export type Journey = z.infer<typeof Journey>

/** Characters of a number, at most. */
export const LONGEST_CASE = 200

export const journey = {
  /** Reads the journey of a BRN, PRN or tracking number. The number stays out of addresses, and so out of logs. */
  of: post('PORTAL-JOURNEY', '/portal/journey', {
    permit: Object.values(journeyParts).map(([permission]) => permission),
    extension: 'journey',
    changes: false,
    body: z.strictObject({ number: z.string().trim().min(1).max(LONGEST_CASE) }),
    answer: Journey,
  }),
}
