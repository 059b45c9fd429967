import { DEFAULT_CURRENCY } from '@contract/portalConfig'
import { afterEach, expect, it } from 'vitest'
import { fieldKinds } from '@/components/fields'
import { setCurrency, withCurrency } from '@/i18n/currency'
import company from '@/resources/files/company'

afterEach(() => setCurrency(DEFAULT_CURRENCY))

it('takes the currency of config.json for amounts and texts of definitions', () => {
  setCurrency('KES')
  expect(fieldKinds.money.plain('1250000.5', { option: (value: string) => value, locale: 'en' })).toBe(
    'KES 1,250,000.5',
  )
  const words = JSON.stringify(withCurrency({ ...company }))
  for (const label of ['Value (KES)', 'Paid (KES)', 'Not Paid (KES)']) expect(words).toContain(`"${label}"`)
})

it('returns the same object for a definition without amounts', () => {
  const definition = { label: 'Names', fields: { name: { label: 'Name' } } }
  expect(withCurrency(definition)).toBe(definition)
})
