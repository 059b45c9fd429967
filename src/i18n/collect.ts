import type { MenuEntry } from '@/definition/access'
import { type ActionOf, byType } from '@/definition/actions'
import type { Instrument } from '@/definition/defineInstrument'
import type { ListsPage } from '@/definition/definePage'
import { type AnyPageForm, PAGE_FORM } from '@/definition/definePageForm'
import type { Action, AnyRow, FormDialog, Resource, Says } from '@/definition/defineResource'
import type { Cards, SectionsPage, Shows } from '@/definition/defineSections'
import type { Field } from '@/definition/field'
import { factWords } from './collectFiles'
import { keys } from './keys'

type Pairs = (readonly [key: string, words: string | undefined])[]
/** What the words of a field are read from, whatever its value. */
type Spoken = Pick<
  Field<never>,
  | 'label'
  | 'unset'
  | 'help'
  | 'placeholder'
  | 'options'
  | 'tooShort'
  | 'tooLong'
  | 'empty'
  | 'missing'
  | 'among'
  | 'lookUp'
  | 'vacancy'
  | 'picture'
>

const options = (of: Spoken, key: (value: string) => string): Pairs =>
  Object.entries(of.options ?? {}).map(([value, words]) => [key(value), words])

const fields = (all: Record<string, Spoken | undefined> | undefined, each: (source: string, field: Spoken) => Pairs) =>
  Object.entries(all ?? {}).flatMap(([source, field]) => (field ? each(source, field) : []))

const says = (name: string, form: string, words: Says | undefined): Pairs => [
  [keys.done(name, form), words?.done],
  [keys.failedWrite(name, form), words?.failed],
  [keys.untold(name, form), words?.untold],
  [keys.failedTitle(name, form), words?.failedTitle],
]

const formWords = (name: string, form: string, dialog: FormDialog<Record<string, unknown>> | AnyPageForm): Pairs => [
  [keys.formTitle(name, form), 'title' in dialog ? dialog.title : undefined],
  [keys.formSubmit(name, form), dialog.submit],
  ...says(name, form, dialog.says),
  [keys.unavailable(name, form), 'unavailable' in dialog ? dialog.unavailable : undefined],
  [keys.confirm(name, form), dialog.confirm?.question],
  [keys.formWarning(name, form), dialog.warning],
  [keys.trial(name, form, 'label'), dialog.trial?.label],
  [keys.trial(name, form, 'says'), dialog.trial?.says],
  [keys.trial(name, form, 'none'), dialog.trial?.none],
  ...fields(dialog.fields, (source, field) => [
    [keys.formField(name, form, source), field.label],
    [keys.formHelp(name, form, source), field.help],
    [keys.formPlaceholder(name, form, source), field.placeholder],
    [keys.formTooShort(name, form, source), field.tooShort],
    [keys.formTooLong(name, form, source), field.tooLong],
    [keys.formEmpty(name, form, source), field.empty],
    [keys.formMissing(name, form, source), field.missing],
    [keys.formSearch(name, form, source), field.among?.search?.placeholder],
    [keys.formNone(name, form, source), field.among?.search?.none],
    [keys.formTaken(name, form, source), field.vacancy?.says],
    [keys.formNoPicture(name, form, source), field.picture?.none],
    ...Object.entries(field.lookUp?.faults ?? {}).map(([fault, words]): Pairs[number] => [
      keys.formFault(name, form, source, fault),
      words,
    ]),
    ...options(field, value => keys.formOption(name, form, source, value)),
  ]),
]

const createWords = ({ name, create }: Resource): Pairs =>
  create
    ? [
        [keys.createLabel(name), create.label],
        [keys.createTitle(name), create.title],
        ...create.ways.flatMap((way, index): Pairs => {
          const tab: Pairs = [[keys.wayTab(name, index), way.tab]]
          if ('form' in way) return [...tab, ...formWords(name, keys.wayForm(index), way.form)]
          return [
            ...tab,
            ...says(name, keys.wayForm(index), way.imports.says),
            ...way.imports.columns.flatMap(
              ({ source, label, patternSays }): Pairs => [
                [keys.importColumn(name, source), label],
                [keys.importPattern(name, source), patternSays],
              ],
            ),
          ]
        }),
      ]
    : []

const detailsWords = (name: string, key: string, { details }: ActionOf<'details'>): Pairs => {
  const also = 'fields' in details ? details.also : undefined
  return [
    [keys.alsoNone(name, key), also?.none],
    ...Object.entries(also?.facts ?? {}).map(([fact, { label }]): Pairs[number] => [keys.also(name, key, fact), label]),
  ]
}

const wordsBehind = (name: string, key: string, action: Action<AnyRow>): Pairs =>
  byType<Pairs>(action, {
    address: () => [],
    aside: ({ aside }) => [[keys.aside(name, key), aside]],
    details: action => detailsWords(name, key, action),
    document: () => [],
    form: ({ form }) => formWords(name, key, form),
    history: ({ history }) => [
      ...history.facts.map((fact, index): Pairs[number] => [keys.historyFact(name, key, index), fact.label]),
      ...Object.entries(history.changeWords).map(([word, words]): Pairs[number] => [
        keys.historyChange(name, key, word),
        words,
      ]),
    ],
    items: ({ items: { none, remove } }) => [
      ...says(name, key, remove.says),
      [keys.itemsNone(name, key), none],
      [keys.itemRemove(name, key), remove.label],
      [keys.confirm(name, key), remove.question],
    ],
    open: () => [],
    picture: ({ picture }) => [[keys.pictureNone(name, key), picture.none]],
    send: action => [
      ...says(name, key, action.says),
      [keys.confirm(name, key), action.confirm?.question],
      [keys.confirmLoss(name, key), action.confirm?.loss],
    ],
    task: () => [],
    unavailable: ({ unavailable, confirm }) => [
      [keys.unavailable(name, key), unavailable],
      [keys.confirm(name, key), confirm?.question],
    ],
  })

const actionWords = ({ name, actions }: Resource): Pairs =>
  Object.entries(actions ?? {}).flatMap(
    ([key, action]): Pairs => [[keys.action(name, key), action.label], ...wordsBehind(name, key, action)],
  )

const buttonWords = ({ name, buttons }: Resource): Pairs =>
  Object.entries(buttons ?? {}).flatMap(
    ([key, { label, form }]): Pairs => [[keys.action(name, key), label], ...formWords(name, key, form)],
  )

const resourceWords = (resource: Resource): Pairs => {
  const { name } = resource
  return [
    [keys.name(name), resource.label],
    [keys.about(name), resource.about],
    [keys.tab(name), resource.tab?.label],
    ...Object.entries(resource.remarks?.words ?? {}).map(([key, words]) => [keys.remark(name, key), words] as const),
    [keys.search(name), resource.search?.placeholder],
    [keys.empty(name), resource.emptyHint],
    [keys.first(name), resource.search?.first],
    [keys.actionsLabel(name), resource.actionsLabel],
    [keys.causes(name), resource.causes?.label],
    [keys.sums(name), resource.sums],
    [keys.failed(name), resource.failedToast === 'message' ? undefined : resource.failedToast],
    ...fields({ ...resource.fields, ...resource.computed }, (source, field) => [
      [keys.field(name, source), field.label],
      ...options(field, value => keys.option(name, source, value)),
    ]),
    ...Object.entries(resource.computed ?? {}).flatMap(
      ([source, { absent, tick, folded }]): Pairs => [
        [keys.absent(name, source), absent?.label],
        [keys.tick(name, source), tick],
        [keys.fold(name, source, 'show'), folded?.show],
        [keys.fold(name, source, 'hide'), folded?.hide],
      ],
    ),
    ...fields(resource.filters, (source, field) => [
      [keys.filter(name, source), field.label],
      [keys.filterUnset(name, source), field.unset],
      ...options(field, value => keys.filterOption(name, source, value)),
    ]),
    ...createWords(resource),
    ...actionWords(resource),
    ...buttonWords(resource),
  ]
}

const instrumentWords = ({ name, label, crumb, dateLabel, kinds, roles, facts }: Instrument): Pairs => {
  const at = (...part: string[]) => keys.instrument(name, ...part)
  return [
    [at('label'), label],
    [at('crumb'), crumb.label],
    [at('date'), dateLabel],
    ...Object.entries(kinds).map(([kind, { label }]): Pairs[number] => [at('kinds', kind), label]),
    ...Object.entries(roles).map(([role, words]): Pairs[number] => [at('roles', role), words]),
    ...factWords(name, facts),
  ]
}

const pageWords = ({ path, figuresLabel, figures }: ListsPage): Pairs => [
  [keys.figures(path), figuresLabel],
  ...figures.map(({ key, label }): Pairs[number] => [keys.figure(path, key), label]),
]

const cardWords = (at: (...part: string[]) => string, { kinds, figures }: Cards): Pairs => [
  ...Object.entries(kinds).map(([kind, words]): Pairs[number] => [at('kinds', kind), words]),
  ...Object.entries(figures).map(([figure, { label }]): Pairs[number] => [at('figures', figure), label]),
]

const shownWords = (at: (...part: string[]) => string, shows: Shows): Pairs => {
  if ('cards' in shows) return cardWords(at, shows.cards)
  if ('form' in shows) return formWords(shows.form.name, PAGE_FORM, shows.form)
  return 'page' in shows && shows.page ? pageWords(shows.page) : []
}

const sectionWords = ({ path, label, sections }: SectionsPage): Pairs => [
  [keys.sections(path, 'name'), label],
  ...sections.flatMap((section): Pairs => {
    const at = (...part: string[]) => keys.sections(path, section.key, ...part)
    return [
      [at('label'), section.label],
      [at('about'), section.about],
      ...('shows' in section
        ? shownWords(at, section.shows)
        : section.tabs.flatMap(
            (tab): Pairs => [
              [at(tab.key, 'label'), tab.label],
              ...shownWords((...part) => at(tab.key, ...part), tab.shows),
            ],
          )),
    ]
  }),
]

const menuWords = (entries: readonly MenuEntry[]): Pairs =>
  entries.flatMap(
    ({ path, label, about, children }): Pairs => [
      [keys.menu(path), label],
      [keys.menuAbout(path), about],
      ...menuWords(children ?? []),
    ],
  )

/** The English that stands in the definitions and the menu, by key; what a definition leaves out has no key. */
export const collectWords = (
  resources: readonly Resource[],
  menu: readonly MenuEntry[],
  instruments: readonly Instrument[] = [],
  pages: readonly ListsPage[] = [],
  sectioned: readonly SectionsPage[] = [],
): Record<string, string> =>
  Object.fromEntries(
    [
      ...resources.flatMap(resourceWords),
      ...instruments.flatMap(instrumentWords),
      ...pages.flatMap(pageWords),
      ...sectioned.flatMap(sectionWords),
      ...menuWords(menu),
    ].filter((pair): pair is readonly [string, string] => pair[1] !== undefined),
  )
