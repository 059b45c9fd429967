/** What the lists of Insolvency Settings share: one page, each list under a tab of its own. */
export const insolvencyPage = { label: 'Insolvency Settings', path: 'insolvency-settings' } as const

/** What is described with them arrives whole. */
export const insolvencyList = {
  ...insolvencyPage,
  key: 'id',
  sizes: [15, 20, 50, 100],
  size: 15,
  numbered: true,
  emptyHint: 'Check the spelling, or add the entry.',
} as const
