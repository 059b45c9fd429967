import { z } from 'zod'
import { anyOf, figure, get, list, maybe, orNull, word } from '../call'
import { one, paging, under } from '../dialects'

/** Class of a share: text, or an object with its name. */
const ClassName = z.union([
  word,
  anyOf({ name: maybe(word), className: maybe(word), nominalClass: maybe(word) }).transform(
    ({ name, className, nominalClass }) => name ?? className ?? nominalClass ?? '',
  ),
])

/** Sub-classes: text, a list of texts, or a list of objects with names. */
const SubClasses = z.union([word.transform(one => (one ? [one] : [])), z.array(ClassName)])

/** For the nominal class `OTHER`, `otherClassName` is shown (docs/requirements/entity-file.md). */
export const ShareClass = anyOf({
  nominalClass: maybe(ClassName),
  otherClassName: maybe(word),
  number: maybe(figure),
  value: maybe(figure),
  subClasses: maybe(SubClasses),
})
export type ShareClass = z.infer<typeof ShareClass>

export const ShareClassification = anyOf({
  shareCapital: maybe(figure),
  numberOfShares: maybe(figure),
  nominalShareClassifications: maybe(z.array(ShareClass)),
})
export type ShareClassification = z.infer<typeof ShareClassification>

/** Shares of one class held by one shareholder. */
export const Holding = anyOf({
  nominalClass: maybe(ClassName),
  otherClassName: maybe(word),
  numberOfShares: maybe(figure),
  amountPaid: maybe(figure),
  amountUnPaid: maybe(figure),
  subClasses: maybe(SubClasses),
})
export type Holding = z.infer<typeof Holding>

export const Shareholder = z.object({
  name: maybe(word),
  /** Ours: key of the person's page, or BRN of the entity that holds the shares. */
  personKey: maybe(z.string()),
  brn: maybe(word),
  shares: maybe(z.union([z.array(Holding), Holding.transform(holding => [holding])])),
})
export type Shareholder = z.infer<typeof Shareholder>

const permit = 'can_view_reservation_settings'
const file = { kind: 'ENTITY', key: 'id' } as const

export const shares = {
  classification: get(
    'CF-SHARE-CLASSIFICATION',
    '/incorporation/companies/continuous-filing/get-share-classification/{id}',
    { permit, file, wrapping: one.dataOrContent, answer: orNull(ShareClassification) },
  ),
  shareholdings: list('CF-SHAREHOLDINGS', '/incorporation/companies/continuous-filing/get-shareholdings/{id}', {
    permit,
    file,
    filter: z.object({}),
    row: Shareholder,
    paging: paging.none,
    envelope: under('data'),
  }),
}
