/** The API access of organisations: `daftari.apiAccess.*`. */
const apiAccess = {
  granting: 'Creating the keys…',
  areas: 'Grant access areas',
  areasLabel: 'Access areas',
  areasHelp: 'Access areas of the keys, in the sandbox and in production',
  areasLeast: 'Choose at least one area. To remove all access, revoke it.',
  save: 'Save',
  groups: { search: 'Search', legal: 'Legal', insolvency: 'Insolvency', entity: 'Entity' },
  mode: 'API Mode',
  modes: { SANDBOX: 'Sandbox', LIVE: 'Production' },
  about: {
    SANDBOX: 'For testing: sample answers, no register data, no cost.',
    LIVE: 'Answers from the register. Each successful call is charged to the balance.',
  },
  none: {
    SANDBOX: 'This account has no sandbox keys. Grant it access first.',
    LIVE: 'No production keys have been issued yet.',
  },
  goLive: 'Go Live',
  liveMeans:
    'Creates production keys for one access area. Calls then read the register and are charged to the balance. |||| Creates production keys for %{smart_count} access areas. Calls then read the register and are charged to the balance.',
  /** Said before a host that does not tell what keys and calls are worth. */
  liveMakes:
    'Creates production keys for one access area. |||| Creates production keys for %{smart_count} access areas.',
  keep: 'Copy both keys now and pass them on securely. They may not be shown again.',
  fresh: 'New keys',
  once: 'These keys are shown only once. Copy both now and pass them on securely.',
  apiKey: 'API key',
  secretKey: 'Secret key',
  kept: 'I have saved both keys',
  leave: 'Leave without saving the keys?',
  leaveMeans: 'They are not shown again. Lost keys cannot be recovered: revoke the access and grant it again.',
  lost: 'Keys are shown in full only when they are created. Lost keys cannot be recovered: revoke the access and grant it again.',
  made: 'Made',
  copy: 'Copy',
  copyOf: 'Copy: %{key}',
  copiedOf: '%{key} copied',
  markedOf: '%{key} is selected. Copy it by hand.',
  credit: 'Account Credit Usage',
  usage: 'Usage',
  period: 'Period',
  periods: { days: 'Last 30 days', month: 'This month', lastMonth: 'Last month', own: 'Custom period' },
  from: 'From',
  to: 'To',
  spent: 'Spent',
  spentShort: 'Spent (%{registryCurrency})',
  served: 'Served',
  failed: 'Failed',
  sandbox: 'In the sandbox',
  endPoint: 'Endpoint',
  byEndPoint: 'Usage by endpoint',
  noCalls: 'No calls in this period.',
}

/** Loaded with the pages of organisations; see ../pageWords. */
export default { daftari: { apiAccess } }
