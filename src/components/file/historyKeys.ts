/** Keys that step along the time of a file while its history is open, in the order of the dialog of shortcuts. */
export const historyKeys = [
  { kind: 'previousFiling', key: 'h', shortcut: 'h' },
  { kind: 'nextFiling', key: 'l', shortcut: 'l' },
  { kind: 'previousDay', key: 'H', shortcut: 'Shift+H' },
  { kind: 'nextDay', key: 'L', shortcut: 'Shift+L' },
] as const
