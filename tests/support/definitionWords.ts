import { nameOfPart } from '@/i18n/translated'

/** Keys that hold names: of the wire, of permissions, of other parts. Every other string of a definition is a word. */
const NAMES = new Set([
  ...[
    'key',
    'name',
    'path',
    'source',
    'kind',
    'type',
    'icon',
    'letter',
    'view',
    'tone',
    'permit',
    'headline',
    'verb',
    'width',
  ],
  ...[
    'on',
    'pager',
    'summary',
    'extension',
    'task',
    'fileType',
    'part',
    'parent',
    'by',
    'field',
    'notBefore',
    'focus',
    'beside',
    'opens',
    'chosen',
    'record',
    'leadsTo',
    'groups',
  ],
])

/** Parts of a definition that hold only names and values of the wire. */
const WIRE = new Set([
  ...['call', 'send', 'read', 'filter', 'fixed', 'defaults', 'start', 'reload', 'period', 'sort', 'upload', 'alike'],
])

/** Records of words whose keys have no meaning here. */
const TABLES = new Set(['options', 'short', 'words', 'changeWords', 'faults'])

/** Records whose keys are names that the definition chooses. */
const NAMED = new Set(['fields', 'computed', 'filters', 'actions', 'buttons', ...TABLES])

/** Names that stand under keys of words. */
const EXCEPTIONS = [
  /(^|\.)lookUp\.failed$/,
  /^computed\.\w+\.aside$/,
  /^tab\.figure$/,
  /^causes\.(action|cause)$/,
  /\.link\.to$/,
  /(^|\.)watched\./,
]

/** Value of `failedToast` that shows the host's own message. */
const HOSTS_OWN = 'message'

const isCall = (value: Record<string, unknown>) => typeof value.method === 'string' && typeof value.path === 'string'

const isPlain = (value: unknown): value is Record<string, unknown> =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)

/**
 * Returns the words of a definition by their paths. A string counts as a word unless it is known to be a name, so that
 * a new word of the vocabulary must exist in every language. Other definitions, in `apart`, are left out.
 */
export const definitionWords = (definition: unknown, apart: ReadonlySet<unknown> = new Set()): Map<string, string> => {
  const words = new Map<string, string>()
  const walk = (value: unknown, path: readonly string[]) => {
    const [key = '', table = '', record = ''] = path.slice(-3).reverse()
    if (WIRE.has(key) && !NAMED.has(table)) return
    if (typeof value === 'string') {
      const where = path.join('.')
      const isTable = TABLES.has(table) && !NAMED.has(record)
      if (
        isTable ||
        (path.length === 2 && table === 'roles') ||
        !(NAMES.has(key) || EXCEPTIONS.some(one => one.test(where)) || value === HOSTS_OWN)
      )
        words.set(where, value)
      return
    }
    if (!isPlain(value) || (value !== definition && apart.has(value)) || isCall(value)) return
    for (const [name, part] of Object.entries(value)) {
      if (!Array.isArray(value)) walk(part, [...path, name])
      // A string in a list is a name.
      else if (typeof part !== 'string') walk(part, [...path, nameOfPart(part, name)])
    }
  }
  walk(definition, [])
  return words
}
