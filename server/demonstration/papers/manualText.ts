type Chapter = { title: string; steps: string[] }

/** Chapters of the demonstration's manual, by section. */
export const chapters: Record<string, Chapter[]> = {
  'Signing in': [
    {
      title: 'With your password and a code',
      steps: [
        'Type your username or email and your password, and press Enter.',
        'A code of four digits is sent to you. Type it within five minutes; it works once.',
        'After ten wrong codes in a row the account is locked. An administrator opens it again.',
      ],
    },
    {
      title: 'When you are signed in elsewhere',
      steps: [
        'You have one session at a time. The portal says so when you sign in on a second computer.',
        'Choose Logout Old Session to end the first session and go on here.',
      ],
    },
  ],
  'Searching the registries': [
    {
      title: 'From any list',
      steps: [
        'Press / to reach the search. What you type is found anywhere in a number or a name.',
        'Use the arrow keys to move between rows, and Enter to open one.',
        'The address holds what you searched for: send it to a colleague, and they see the same.',
      ],
    },
    {
      title: 'Taking a list along',
      steps: [
        'Export writes every row that was found, not only the page you see.',
        'Choose a workbook for Excel, or a text table for other programs.',
      ],
    },
  ],
  'Striking a company off': [
    {
      title: 'One company',
      steps: [
        'Open Black List Registry and press Strike/Blacklist Company.',
        'Type the BRN. The name appears as it stands in the register: read it before you go on.',
        'The entry is on the list at once, and its history says who added it.',
      ],
    },
    {
      title: 'Many at once',
      steps: [
        'Choose Upload File and drop the workbook. Say which column holds what, if the portal asks.',
        'Rows that cannot be taken are listed with the reason. The others go in together, or none does.',
      ],
    },
  ],
  'Prices and payments': [
    {
      title: 'Changing what a service costs',
      steps: [
        'Open Service Costs, find the service by its name and press Edit.',
        'Type or paste the amount as you have it: 1250000, 1,250,000 and UGX 1,250,000 are the same.',
        'What was asked for before keeps its amount; the new one counts from now on.',
      ],
    },
    {
      title: 'Tax heads',
      steps: [
        "The number of a tax head is the tax authority's and never changes.",
        'As long as a service is paid under a tax head, its code stays and it stays active.',
      ],
    },
  ],
}
