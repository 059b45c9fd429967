import type { AnyFileType, CardKind, Facts, MoreFacts, Offer, Tab } from '@/definition/defineFile'
import { keys } from './keys'

type Pairs = [key: string, words: string | undefined][]

/** The group under which the facts of a table, or of a kind of card, have their words. */
export const tableGroup = (tab: string, table: string) => `${tab}-${table}`
export const cardGroup = (kind: string) => `card-${kind}`

export const factWords = (group: string, facts: Facts<never>): Pairs =>
  Object.entries(facts).flatMap(
    ([source, { label, options }]): Pairs => [
      [keys.fileField(group, source), label],
      ...Object.entries(options ?? {}).map(([value, words]): Pairs[number] => [
        keys.fileOption(group, source, value),
        words,
      ]),
    ],
  )

/** Words of facts, and of those that a call of their own brings. */
const factsWithMore = (group: string, fields: Facts<never>, more: MoreFacts<never> | undefined): Pairs => [
  [keys.fileMore(group), more?.label],
  ...factWords(group, { ...more?.fields, ...fields }),
]

const cardWords = ({ key, label, fields, more }: CardKind<never>): Pairs => [
  [keys.fileCard(key), label],
  ...factsWithMore(cardGroup(key), fields, more),
]

const offerWords = (tab: string, name: string, offer: Offer<never> | undefined): Pairs =>
  offer
    ? [
        [keys.fileOffer(tab, name), offer.label],
        [keys.fileDone(tab, name), offer.says.done],
        [keys.fileFailed(tab, name), offer.says.failed],
      ]
    : []

const viewWords = (tab: Tab<never>): Pairs => {
  const { key } = tab
  switch (tab.view) {
    case 'cards':
      return [[keys.fileNone(key), tab.none], ...tab.kinds.flatMap(cardWords)]
    case 'facts':
      return [
        ...factsWithMore(key, tab.fields, tab.more),
        ...(tab.notices ?? []).flatMap(
          (notice): Pairs => [
            [keys.fileNotice(key, notice.key), notice.label],
            [keys.fileLink(key, notice.key), notice.link?.label],
          ],
        ),
        ...(tab.tables ?? []).flatMap(
          (table): Pairs => [
            [keys.fileTable(key, table.key), table.title],
            [keys.fileTableNone(key, table.key), table.none],
            ...factWords(tableGroup(key, table.key), table.columns),
          ],
        ),
      ]
    case 'documents':
      return [
        ...factWords(key, tab.columns),
        [keys.fileSearch(key), 'paged' in tab.list ? tab.list.paged.search : undefined],
        [keys.fileNote(key), tab.note?.label],
        ...offerWords(key, 'resend', tab.resend),
        ...offerWords(key, 'resendOne', tab.resendOne),
      ]
    case 'timeline':
      return [
        [keys.fileNumber(key), tab.number],
        [keys.fileNone(key), tab.none],
        ...Object.entries(tab.words).map(([change, words]): Pairs[number] => [keys.fileChange(key, change), words]),
      ]
  }
}

const typeWords = ({ key, label, crumb, statuses, kinds }: AnyFileType): Pairs => [
  [keys.fileType(key), label],
  [keys.fileCrumb(key), crumb],
  ...Object.entries(statuses).map(([status, { label }]): Pairs[number] => [keys.fileStatus(status), label]),
  ...kinds.flatMap(
    (kind): Pairs => [...kind.tabs.flatMap((tab): Pairs => [[keys.fileTab(tab.key), tab.label], ...viewWords(tab)])],
  ),
]

/** The English that stands in the definitions of files, by key; the same key has the same words wherever it stands. */
export const filePairs = (types: readonly AnyFileType[]): [string, string][] =>
  types.flatMap(typeWords).filter((pair): pair is [string, string] => pair[1] !== undefined)

export const collectFileWords = (types: readonly AnyFileType[]): Record<string, string> =>
  Object.fromEntries(filePairs(types))
