/**
 * Classification levels of a tax head. The documents give the number of entries on each level and no names (decision
 * F5), so numbered names stand here until the owner of the tax heads supplies the real ones.
 */
const numbered = <const Name extends string>(name: Name, label: string, count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}_${index + 1}`, `${label} ${index + 1}`]))

export const taxHeadLevels = {
  level_1: numbered('LEVEL', 'Level', 1),
  level_2: numbered('DEPARTMENT', 'Department', 5),
  level_3: numbered('CATEGORY', 'Category', 16),
  level_4: numbered('INTELLECTUAL_PROPERTY', 'Intellectual property type', 7),
  level_5: numbered('MARK', 'Mark type', 3),
  level_6: {},
} satisfies Record<string, Record<string, string>>

export type TaxHeadLevel = keyof typeof taxHeadLevels
