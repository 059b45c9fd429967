/** What the lists of General Settings share: one page, each list under a tab of its own. */
export const settingsList = {
  label: 'General Settings',
  path: 'settings',
  sizes: [15, 20, 50, 100],
  size: 15,
  search: { filter: 'search', on: 'change', placeholder: 'Name' },
  emptyHint: 'Check the spelling, or add the entry.',
} as const

/** Those whose rows are counted. */
export const settingsPage = { ...settingsList, numbered: true } as const
