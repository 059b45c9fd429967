import type { InsolvencyDetails } from '@contract/insolvency/applications'
import type { Attendee } from '@contract/insolvency/records'
import type { FactDefinitions } from '@/components/file/useFactText'
import { appointment, courtOrder, declaration, meeting, petition, report, resolution } from './facts'

/** People in a block, with the translation key of their heading. */
type Named = { key: string; rows: readonly Attendee[] }
/** Sub-record of an application, ready to be shown: its translation key, and its number if there are several. */
export type Block = {
  key: string
  number?: number | undefined
  status: string | null | undefined
  thing: unknown
  // biome-ignore lint/suspicious/noExplicitAny: the facts of a block are only read from the thing beside them
  facts: FactDefinitions<any>
  people: readonly Named[]
}

type Statused = { status?: string | null | undefined }

const block = <Thing extends Statused>(
  key: string,
  things: readonly (Thing | null | undefined)[] | null | undefined,
  facts: FactDefinitions<Thing>,
  people: (thing: Thing) => Record<string, readonly Attendee[] | null | undefined> = () => ({}),
): Block[] => {
  const there = (things ?? []).flatMap(thing => (thing ? [thing] : []))
  return there.map((thing, index) => ({
    key,
    number: there.length > 1 ? index + 1 : undefined,
    status: thing.status,
    thing,
    facts,
    people: Object.entries(people(thing)).flatMap(([key, rows]) => (rows?.length ? [{ key, rows }] : [])),
  }))
}

/** Returns the sub-records that an application has, in the order of its procedure (decision H14). */
export const blocksOf = (details: InsolvencyDetails): Block[] => [
  ...block('petition', [details.petition], petition, ({ complainants, respondents }) => ({
    complainants,
    respondents,
  })),
  ...block('amendments', details.amendments, petition, ({ complainants, respondents }) => ({
    complainants,
    respondents,
  })),
  ...block('boardResolution', [details.boardResolution], resolution, one => ({
    signatories: one.resolutionSignatories,
  })),
  ...block('specialResolution', [details.specialResolution], resolution, one => ({
    signatories: one.resolutionSignatories,
  })),
  ...block('declarationOfSolvency', [details.declarationOfSolvency], declaration, ({ signatories }) => ({
    signatories,
  })),
  ...block('creditorResolution', [details.creditorResolution], {}, ({ attendees }) => ({ attendees })),
  ...block('courtOrders', details.courtOrders, courtOrder),
  ...block('preliminaryReport', [details.preliminaryReport], report),
  ...block('practitionerAppointment', [details.practitionerAppointment], appointment),
  ...block('appointments', details.appointments, appointment),
  ...block('creditorMeeting', [details.creditorMeeting], meeting, ({ attendees }) => ({ attendees })),
  ...block('interimReports', details.interimReports, report),
  ...block('finalMeeting', [details.finalMeeting], meeting, ({ attendees }) => ({ attendees })),
  ...block('finalReport', [details.finalReport], report),
]
