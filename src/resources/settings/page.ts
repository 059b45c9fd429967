/** Common part of the lists of General Settings: one page, each list in a tab of its own. */
export const settingsList = {
  label: 'General Settings',
  path: 'settings',
  sizes: [15, 20, 50, 100],
  size: 15,
  fills: true,
  search: { filter: 'search', on: 'change', placeholder: 'Name' },
  notFoundHint: 'Check the spelling, or add the entry.',
} as const

/** Common part of those lists whose rows are numbered. */
export const settingsPage = { ...settingsList, numbered: true } as const
