/**
 * Where the words of a definition live: used by what collects the English ones and by the views that say them, so the
 * two cannot disagree. `name` is a resource's name, `action` the key of one of its actions, `way` the position of a way
 * of creating, `form` the name of a form: an action's key, or `create0`, `create1` for the ways of creating.
 */
export const keys = {
  name: (name: string) => `resources.${name}.name`,
  about: (name: string) => `resources.${name}.about`,
  search: (name: string) => `resources.${name}.search`,
  empty: (name: string) => `resources.${name}.empty`,
  first: (name: string) => `resources.${name}.first`,
  actionsLabel: (name: string) => `resources.${name}.actionsLabel`,
  sums: (name: string) => `resources.${name}.sums`,
  failed: (name: string) => `resources.${name}.failed`,
  /** The label of a column, whether a property of the row or computed. */
  field: (name: string, source: string) => `resources.${name}.fields.${source}`,
  /** The words of one value of a choice or a flag, in columns. */
  option: (name: string, source: string, value: string) => `resources.${name}.options.${source}.${value}`,
  absent: (name: string, source: string) => `resources.${name}.absent.${source}`,
  filter: (name: string, source: string) => `resources.${name}.filters.${source}`,
  filterOption: (name: string, source: string, value: string) => `resources.${name}.filterOptions.${source}.${value}`,
  filterUnset: (name: string, source: string) => `resources.${name}.filterUnset.${source}`,
  causes: (name: string) => `resources.${name}.causes`,
  createLabel: (name: string) => `resources.${name}.create.label`,
  createTitle: (name: string) => `resources.${name}.create.title`,
  wayTab: (name: string, way: number) => `resources.${name}.create.tab${way}`,
  wayForm: (way: number) => `create${way}`,
  importColumn: (name: string, source: string) => `resources.${name}.import.columns.${source}`,
  importPattern: (name: string, source: string) => `resources.${name}.import.patterns.${source}`,
  formTitle: (name: string, form: string) => `resources.${name}.forms.${form}.title`,
  formSubmit: (name: string, form: string) => `resources.${name}.forms.${form}.submit`,
  formField: (name: string, form: string, source: string) => `resources.${name}.forms.${form}.fields.${source}`,
  formHelp: (name: string, form: string, source: string) => `resources.${name}.forms.${form}.help.${source}`,
  formOption: (name: string, form: string, source: string, value: string) =>
    `resources.${name}.forms.${form}.options.${source}.${value}`,
  formPlaceholder: (name: string, form: string, source: string) =>
    `resources.${name}.forms.${form}.placeholder.${source}`,
  formTooShort: (name: string, form: string, source: string) => `resources.${name}.forms.${form}.tooShort.${source}`,
  formSearch: (name: string, form: string, source: string) => `resources.${name}.forms.${form}.search.${source}`,
  formNone: (name: string, form: string, source: string) => `resources.${name}.forms.${form}.none.${source}`,
  formMissing: (name: string, form: string, source: string) => `resources.${name}.forms.${form}.missing.${source}`,
  formTooLong: (name: string, form: string, source: string) => `resources.${name}.forms.${form}.tooLong.${source}`,
  formEmpty: (name: string, form: string, source: string) => `resources.${name}.forms.${form}.empty.${source}`,
  formWarning: (name: string, form: string) => `resources.${name}.forms.${form}.warning`,
  trial: (name: string, form: string, what: 'label' | 'says' | 'none') =>
    `resources.${name}.forms.${form}.trial.${what}`,
  remark: (name: string, key: string) => `resources.${name}.remarks.${key}`,
  /** What is said after a write; `form` is an action's key or `create0`, `create1` (also for imports). */
  done: (name: string, form: string) => `resources.${name}.done.${form}`,
  failedTitle: (name: string, form: string) => `resources.${name}.failedTitle.${form}`,
  aside: (name: string, action: string) => `resources.${name}.aside.${action}`,
  failedWrite: (name: string, form: string) => `resources.${name}.failedWrite.${form}`,
  /** Said when a write failed and the host gives no reason. */
  untold: (name: string, form: string) => `resources.${name}.untold.${form}`,
  action: (name: string, action: string) => `resources.${name}.actions.${action}`,
  /** What a resource is called among those that share its page. */
  tab: (name: string) => `resources.${name}.tab`,
  unavailable: (name: string, action: string) => `resources.${name}.unavailable.${action}`,
  confirm: (name: string, action: string) => `resources.${name}.confirm.${action}`,
  confirmLoss: (name: string, action: string) => `resources.${name}.confirmLoss.${action}`,
  /** What belongs to a row: the verb that takes one away, and what is said when there is none. */
  itemRemove: (name: string, action: string) => `resources.${name}.items.${action}.remove`,
  itemsNone: (name: string, action: string) => `resources.${name}.items.${action}.none`,
  /** What else is told of a row in full. */
  also: (name: string, action: string, fact: string) => `resources.${name}.also.${action}.${fact}`,
  alsoNone: (name: string, action: string) => `resources.${name}.alsoNone.${action}`,
  pictureNone: (name: string, action: string) => `resources.${name}.pictures.${action}.none`,
  /** What a tick beside a line of a cell says, and what folds and unfolds a row. */
  tick: (name: string, source: string) => `resources.${name}.ticks.${source}`,
  fold: (name: string, source: string, what: 'show' | 'hide') => `resources.${name}.folds.${source}.${what}`,
  formFault: (name: string, form: string, source: string, fault: string) =>
    `resources.${name}.forms.${form}.faults.${source}.${fault}`,
  formTaken: (name: string, form: string, source: string) => `resources.${name}.forms.${form}.taken.${source}`,
  formNoPicture: (name: string, form: string, source: string) => `resources.${name}.forms.${form}.noPicture.${source}`,
  /** What is counted on a page of lists. */
  figures: (path: string) => `pages.${path}.figures`,
  figure: (path: string, figure: string) => `pages.${path}.figure.${figure}`,
  /** A page with a menu of its own: `part` says where a word stands in it. */
  sections: (path: string, ...part: string[]) => `sections.${path}.${part.join('.')}`,
  historyFact: (name: string, action: string, fact: number) => `resources.${name}.history.${action}.facts.${fact}`,
  historyChange: (name: string, action: string, word: string) => `resources.${name}.history.${action}.changes.${word}`,
  /** Words of files: `tab` is a tab's key, under which every file says the same. */
  fileType: (type: string) => `files.types.${type}.name`,
  fileCrumb: (type: string) => `files.types.${type}.crumb`,
  fileStatus: (status: string) => `files.statuses.${status}`,
  fileTab: (tab: string) => `files.tabs.${tab}.label`,
  fileNone: (tab: string) => `files.tabs.${tab}.none`,
  fileNotice: (tab: string, notice: string) => `files.tabs.${tab}.notices.${notice}.label`,
  fileLink: (tab: string, notice: string) => `files.tabs.${tab}.notices.${notice}.link`,
  fileTable: (tab: string, table: string) => `files.tabs.${tab}.tables.${table}.title`,
  fileTableNone: (tab: string, table: string) => `files.tabs.${tab}.tables.${table}.none`,
  fileSearch: (tab: string) => `files.tabs.${tab}.search`,
  fileNote: (tab: string) => `files.tabs.${tab}.note`,
  fileOffer: (tab: string, offer: string) => `files.tabs.${tab}.${offer}.label`,
  fileDone: (tab: string, offer: string) => `files.tabs.${tab}.${offer}.done`,
  fileFailed: (tab: string, offer: string) => `files.tabs.${tab}.${offer}.failed`,
  fileNumber: (tab: string) => `files.tabs.${tab}.number`,
  fileChange: (tab: string, change: string) => `files.tabs.${tab}.changes.${change}`,
  fileCard: (kind: string) => `files.cards.${kind}`,
  /** A fact's label; `group` is a tab, a table of one (`shares-classes`), or a kind of card (`card-individual`). */
  fileField: (group: string, source: string) => `files.fields.${group}.${source}`,
  /** What facts that a call of their own brings are called. */
  fileMore: (group: string) => `files.more.${group}`,
  fileOption: (group: string, source: string, value: string) => `files.options.${group}.${source}.${value}`,
  /** A word of an instrument's definition: `part` says where it stands in it. */
  instrument: (name: string, ...part: string[]) => `instruments.${name}.${part.join('.')}`,
  menu: (path: string) => `menu.${path}`,
  menuAbout: (path: string) => `menuAbout.${path}`,
  refusal: (code: string) => `refusals.${code}`,
  said: (code: string) => `said.${code}`,
} as const
