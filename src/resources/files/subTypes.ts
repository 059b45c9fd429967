import { readable, slug } from './words'

/** Subtypes of entities by their names with hyphens (decision D4). */
export const subTypes = {
  'private-company-limited-by-shares': 'Private company limited by shares',
  'public-company-limited-by-shares': 'Public company limited by shares',
  'private-company-limited-by-guarantee-without-shares': 'Private company limited by guarantee without shares',
  'single-member-company': 'Single member company',
  'foreign-company': 'Foreign company',
  'sole-proprietorship': 'Sole proprietorship',
  partnership: 'Partnership',
} as const

/** Subtypes in the cells of a list, which tell them apart by their first words. */
export const shortSubTypes: Partial<Record<keyof typeof subTypes, string>> = {
  'private-company-limited-by-shares': 'Private, by shares',
  'public-company-limited-by-shares': 'Public, by shares',
  'private-company-limited-by-guarantee-without-shares': 'Private, by guarantee',
  'single-member-company': 'Single member',
}

/** Returns a subtype as `subTypes` spells it; one that it does not have as readable text. */
export const subTypeOf = (written: string | null | undefined): string | undefined =>
  Object.hasOwn(subTypes, slug(written)) ? slug(written) : readable(written)
