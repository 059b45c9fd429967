import { recipientTypes } from '@contract/settings/messenger'
import { expect, it } from 'vitest'
import { columnsOf } from '@/components/list/columns'
import { translated } from '@/i18n/translated'
import broadcasts from '@/resources/settings/broadcasts'
import { fr, sw } from '../support/definitionTables'

const row = { id: '1', recipientList: [...recipientTypes] }

it.each([
  ['English', undefined, 'Individual, Business, Back office, MDA, Partner'],
  ['Kiswahili', sw, 'Mtu binafsi, Biashara, Ofisi, MDA, Mshirika'],
  ['French', fr, 'Particulier, Entreprise, Back-office, MDA, Partenaire'],
] as const)('names the recipients of a sent message in %s', (_, table, names) => {
  const [column] = columnsOf(translated(broadcasts, table?.resources?.broadcasts, table?.phrases), key => key, 'en', [
    'kinds',
  ])
  expect(column?.text(row)).toBe(names)
})
