import type { About, Maker } from '../../edms/edms'
import { day, figure } from '../../edms/paper'
import { type Facts, having, type Person, placeNamed, readFacts } from './entityFacts'
import { type Column, type Form, formPaper, type Section } from './form'

const COMPANIES = 'The Companies Act'

const form =
  (of: (facts: Facts, about: About) => Form): Maker =>
  async about => {
    const facts = await readFacts(about.db, about.subject)
    return formPaper(about, facts, of(facts, about))
  }

const address = (facts: Facts): Section => ({
  heading: 'Situation',
  rows: [
    ['Plot and street', [facts.plot, facts.street].filter(Boolean).join(', ')],
    ['Village', placeNamed(facts, 'VILLAGE')],
    ['Parish', placeNamed(facts, 'PARISH')],
    ['Sub county', placeNamed(facts, 'SUBCOUNTY')],
    ['County', placeNamed(facts, 'COUNTY')],
    ['District', placeNamed(facts, 'DISTRICT')],
    ['Region', placeNamed(facts, 'REGION')],
    ['Postal address', facts.postalAddress],
  ],
})

const columns: Column[] = [
  { label: 'Name', share: 0.28 },
  { label: 'ID or BRN', share: 0.22 },
  { label: 'Nationality or country', share: 0.18 },
  { label: 'Occupation', share: 0.14 },
  { label: 'Address', share: 0.18 },
]
const asRow = ({ name, id, country, occupation, address }: Person) => [name, id, country, occupation, address]
const listed = (heading: string, people: Person[]): Section => ({
  heading,
  table: { columns, rows: people.map(asRow) },
})

const shareClasses = (facts: Facts): Section => ({
  heading: 'Share capital',
  table: {
    columns: [
      { label: 'Class', share: 0.4 },
      { label: 'Number of shares', share: 0.3, right: true },
      { label: 'Value of each (UGX)', share: 0.3, right: true },
    ],
    rows: facts.classes.map(({ name, number, value }) => [name, figure(number), figure(value)]),
  },
})
const allotments = (facts: Facts): Section => ({
  heading: 'Shares allotted',
  table: {
    columns: [
      { label: 'Name', share: 0.34 },
      { label: 'Class', share: 0.18 },
      { label: 'Shares', share: 0.16, right: true },
      { label: 'Paid (UGX)', share: 0.16, right: true },
      { label: 'Not paid (UGX)', share: 0.16, right: true },
    ],
    rows: facts.holdings.map(({ holder, className, number, paid, unpaid }) => [
      holder,
      className,
      figure(number),
      figure(paid),
      figure(unpaid),
    ]),
  },
})

export const form18 = form(facts => ({
  number: 'Form 18',
  law: COMPANIES,
  title: 'Notice of Situation of Registered Office and of Registered Postal Address',
  sections: [address(facts)],
  declaration:
    'Notice is given to the Registrar that the registered office of the company and its registered postal address are as stated above.',
}))

export const form20 = form(facts => ({
  number: 'Form 20',
  law: COMPANIES,
  title: 'Notification of Appointment of Directors and Secretary',
  sections: [listed('Directors', having(facts, 'DIRECTOR')), listed('Secretary', having(facts, 'SECRETARY'))],
  declaration: 'The persons named above have consented to act, and hold office from the date of this notification.',
}))

export const form10 = form(facts => ({
  number: 'Form 10',
  law: COMPANIES,
  title: 'Return of Allotment of Shares',
  sections: [shareClasses(facts), allotments(facts)],
  declaration:
    'The shares stated above were allotted for cash, and no others have been allotted since the last return.',
}))

export const annualReturn = form((facts, about) => ({
  number: 'Annual return',
  law: COMPANIES,
  title: about.name,
  sections: [
    {
      heading: 'The company',
      rows: [
        ['Type', facts.subType ?? ''],
        ['Incorporated on', day(facts.registeredOn)],
        ['Business', facts.activity],
        ['District of the registered office', placeNamed(facts, 'DISTRICT')],
        ['Share capital (UGX)', facts.capital ? figure(facts.capital) : 'None'],
        ['Number of shares', facts.shares ? figure(facts.shares) : 'None'],
      ],
    },
    listed('Directors', having(facts, 'DIRECTOR')),
    ...(facts.holdings.length ? [allotments(facts)] : []),
  ],
  declaration: 'This return states the position of the company on the date of its annual general meeting.',
}))

export const resolution = form((facts, about) => ({
  number: 'Resolution',
  law: COMPANIES,
  title: about.name,
  sections: [
    {
      heading: 'Passed at a general meeting of the members',
      text: [
        `At a general meeting of ${facts.name}, duly convened and held on the ${day(about.filedAt)}, of which the members were given the notice that the constitution requires and at which a quorum was present throughout, the following was resolved:`,
        '1.  THAT the acts of the directors since the last general meeting be approved and confirmed.',
        '2.  THAT the registers of the company be brought up to date, and that the changes they show be notified to the Registrar within the time that the law gives.',
        '3.  THAT the secretary be instructed to file this resolution, and to do all that is needed to give it effect.',
      ].join('\n\n'),
    },
  ],
  declaration: 'Certified to be a true copy of the resolution as it stands in the minutes of the meeting.',
}))

export const particulars = form(facts => ({
  number: 'Form 1',
  law: 'The Business Names Registration Act',
  title: 'Statement of Particulars',
  sections: [
    {
      heading: 'The business',
      rows: [
        ['Nature of the business', facts.activity],
        ['Carried on as', facts.subType ?? ''],
      ],
    },
    address(facts),
    listed('Owners', having(facts, 'PARTNER')),
  ],
  declaration: 'The particulars stated above are true, and any change of them will be notified within fourteen days.',
}))

export const changeOfParticulars = form((facts, about) => ({
  number: 'Form 3',
  law: 'The Business Names Registration Act',
  title: 'Notice of Change of Particulars',
  sections: [
    {
      heading: 'The change',
      rows: [
        ['From', day(about.filedAt)],
        ['What was changed', 'Address of the business'],
      ],
    },
    address(facts),
  ],
  declaration: 'Notice is given that the particulars of the business were changed as stated above.',
}))

export const listOfMembers = form(facts => ({
  number: 'List',
  law: 'The Building Societies Act',
  title: 'List of Members',
  sections: [listed('Members', having(facts, 'MEMBER', 'SUBSCRIBER'))],
  declaration: 'The list above is that of the register of members on the date of this document.',
}))
