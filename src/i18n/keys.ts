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
  failed: (name: string) => `resources.${name}.failed`,
  /** The label of a column, whether a property of the row or computed. */
  field: (name: string, source: string) => `resources.${name}.fields.${source}`,
  /** The words of one value of a choice or a flag, in columns. */
  option: (name: string, source: string, value: string) => `resources.${name}.options.${source}.${value}`,
  absent: (name: string, source: string) => `resources.${name}.absent.${source}`,
  filter: (name: string, source: string) => `resources.${name}.filters.${source}`,
  filterOption: (name: string, source: string, value: string) => `resources.${name}.filterOptions.${source}.${value}`,
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
  /** What is said after a write; `form` is an action's key or `create0`, `create1` (also for imports). */
  done: (name: string, form: string) => `resources.${name}.done.${form}`,
  failedWrite: (name: string, form: string) => `resources.${name}.failedWrite.${form}`,
  action: (name: string, action: string) => `resources.${name}.actions.${action}`,
  confirm: (name: string, action: string) => `resources.${name}.confirm.${action}`,
  historyFact: (name: string, action: string, fact: number) => `resources.${name}.history.${action}.facts.${fact}`,
  historyChange: (name: string, action: string, word: string) => `resources.${name}.history.${action}.changes.${word}`,
  menu: (path: string) => `menu.${path}`,
  refusal: (code: string) => `refusals.${code}`,
  said: (code: string) => `said.${code}`,
} as const
