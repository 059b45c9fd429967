/**
 * Words of a definition in another language, in the definition's own shape. A part of a list stands under its name (its
 * `key`, `source` or `path`), or in its position where it has none; a word in place of a part is the part's label.
 */
export type DefinitionWords = string | { readonly [part: string]: DefinitionWords } | readonly DefinitionWords[]

/** Translations of English phrases, for all words of definitions that have none of their own. */
export type Phrases = { readonly [english: string]: string }

const kinds = ['resources', 'pages', 'sections', 'forms', 'instruments', 'files', 'menu'] as const
export type DefinitionKind = (typeof kinds)[number]

/** Words of all definitions in one language, by their kind and name. */
export type DefinitionTable = {
  readonly [Kind in DefinitionKind]?: { readonly [name: string]: DefinitionWords }
} & {
  readonly phrases?: Phrases /** Translations of texts that the host sends, by the text in lower case. */
  readonly hostTexts?: Phrases
}

/** Returns the words of several tables as one. */
export const joined = (tables: readonly DefinitionTable[]): DefinitionTable =>
  Object.fromEntries(
    [...kinds, 'phrases' as const, 'hostTexts' as const].map(part => [
      part,
      Object.assign({}, ...tables.map(table => table[part])),
    ]),
  )
