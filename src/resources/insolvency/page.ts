/** Common part of the lists of Insolvency Settings: one page, each list in a tab of its own. */
export const insolvencyPage = { label: 'Insolvency Settings', path: 'insolvency-settings' } as const

/** Common part of the lists of settings that arrive whole. */
export const insolvencyList = {
  ...insolvencyPage,
  key: 'id',
  sizes: [15, 20, 50, 100],
  size: 15,
  fills: true,
  numbered: true,
  notFoundHint: 'Check the spelling, or add the entry.',
} as const
