import type { Effect, Position } from '@contract/configurations/words'
import type { Db } from '../../db/database'
import { dictionary, dictionaryWord, reservationPeriod, responseTemplate } from '../../db/schema'
import { copyRows } from './copyRows'

type Words = readonly (readonly [word: string, position: Position, description: string])[]

const every = (words: string, position: Position, description: string): Words =>
  words.split('|').map(word => [word, position, description] as const)

/** Word library of a new registry, by dictionary. */
const library: readonly (readonly [name: string, effect: Effect, words: Words])[] = [
  [
    'Legal endings',
    'LEFT_OUT',
    every(
      'Ltd|Limited|Company|Co|Plc|SMC|Private|Public|Inc|Limited by Guarantee|Building Society',
      'End',
      'Legal form of the entity: not distinctive',
    ),
  ],
  [
    'Small words',
    'LEFT_OUT',
    [
      ...every('The|Messrs', 'Start', 'A common word: not distinctive'),
      ...every('And|Of|For|In', 'Any', 'A common word: not distinctive'),
      ['U', 'Any', 'Short for Uganda'],
    ],
  ],
  [
    'Consent needed',
    'CONSENT',
    [
      ...every('Bank|Banking|Bankers', 'Any', 'Ask for the consent of the central bank'),
      ...every('Insurance|Assurance|Reinsurance', 'Any', 'Ask for the consent of the insurance regulator'),
      ...every('University|Institute', 'Any', 'Ask for the consent of the council for higher education'),
      ...every('Cooperative|Sacco', 'Any', 'Ask the registrar of co-operatives'),
      ...every('Microfinance', 'Any', 'Ask the authority for microfinance'),
      ...every('Red Cross|United Nations|Commonwealth', 'Any', 'A protected name: ask for written consent'),
    ],
  ],
  [
    'Prohibited',
    'REFUSED',
    [
      ...every(
        'Government|Ministry|Parliament|State House|Republic',
        'Any',
        'Suggests that the state stands behind it',
      ),
      ...every('President|Royal|Presidential', 'Start', 'Suggests the patronage of the head of state'),
      ...every('Police|Army', 'Any', 'Suggests a disciplined force'),
    ],
  ],
  [
    'Place names',
    'NOTED',
    every(
      'Uganda|Kampala|Africa|East Africa|Entebbe|Jinja|Gulu|Mbarara',
      'Any',
      'A place name alone is not distinctive',
    ),
  ],
]

const templates: readonly (readonly [reason: string, message: string, appeal: boolean])[] = [
  ['Name too similar', 'The name is too similar to one that is registered. Please propose another.', true],
  ['Name identical', 'The name is registered already. Please propose another.', false],
  ['Prohibited word', 'The name holds a word that may not be registered. Please leave it out.', false],
  ['Consent missing', 'The name holds a word that needs consent. Attach the consent and apply again.', true],
  ['Misleading name', 'The name suggests an activity that was not stated. Please explain or change it.', true],
  ['Documents unclear', 'An attachment cannot be read. Please send a better copy.', true],
]

const periods = [
  ['ASSIGNED_EXPIRY_DATE', 30, 'DAYS'],
  ['DRAFT_EXPIRY_DATE', 14, 'DAYS'],
  ['EXPIRY_NOTIFICATION', 72, 'HOURS'],
  ['PENDING_APPLICATION_EXPIRY_DATE', 3, 'MONTHS'],
] as const

/** Fills the reference data about names: the word library, response templates and periods. */
export const addConfigurations = async (tx: Db) => {
  for (const [name, effect, words] of library) {
    const [added] = await tx.insert(dictionary).values({ name, effect }).returning({ id: dictionary.id })
    const id = added?.id ?? 0
    await copyRows(
      tx,
      dictionaryWord,
      ['word', 'position', 'description', 'dictionaryId'],
      words.map(word => [...word, id]),
    )
  }
  await copyRows(
    tx,
    responseTemplate,
    ['reason', 'message', 'appealStatus'],
    templates.map(one => [...one]),
  )
  await copyRows(
    tx,
    reservationPeriod,
    ['key', 'period', 'unit'],
    periods.map(one => [...one]),
  )
}
