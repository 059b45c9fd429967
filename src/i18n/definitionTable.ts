/**
 * Words of a definition in another language, in the definition's own shape. A part of a list stands under its name (its
 * `key`, `source` or `path`), or in its position where it has none; a word in place of a part is the part's label.
 */
export type DefinitionWords = string | { readonly [part: string]: DefinitionWords } | readonly DefinitionWords[]

const kinds = ['resources', 'pages', 'sections', 'forms', 'instruments', 'files', 'menu'] as const
type Kind = (typeof kinds)[number]

/** Words of all definitions in one language, by their kind and name. */
export type DefinitionTable = { readonly [K in Kind]?: { readonly [name: string]: DefinitionWords } }

/** Returns the words of several tables as one. */
export const joined = (tables: readonly DefinitionTable[]): DefinitionTable =>
  Object.fromEntries(kinds.map(kind => [kind, Object.assign({}, ...tables.map(table => table[kind]))]))
