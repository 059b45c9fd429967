import { cleanup, render, screen, within } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { Details } from '@/customPages/instrument/Details'
import en from '@/i18n/en/adminPages'
import publicPages from '@/i18n/en/publicPages'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { addWords, currentTable } from '@/i18n/words'
import legalDocument from '@/resources/files/legalDocument'

beforeAll(() => {
  addWords(publicPages)
  addWords(en)
})
afterEach(cleanup)

const show = (details: object) =>
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={createI18nProvider(currentTable())}>
        <Details instrument={legalDocument} details={details} />
      </CoreAdminContext>
    </MemoryRouter>,
  )

it.each([
  [
    'the secured amount in shillings, and the security',
    { documentType: 'MORTGAGE_DEED', amountSecured: 1_250_000, collateral: 'Plot 3' },
    'Amount SecuredUGX 1,250,000CollateralPlot 3',
  ],
  [
    'the old and the new name of a deed poll, and the residence of its maker',
    { documentType: 'DEED_POLL', oldName: 'Ann Opio', newName: 'Ann Nakato', physicalAddress: 'Plot 7, Jinja' },
    'Old NameAnn OpioNew NameAnn NakatoPhysical AddressPlot 7, Jinja',
  ],
])('shows %s', (_, details, shown) => {
  show(details)
  expect(document.querySelector('dl')?.textContent).toBe(shown)
})

it('shows each fact of a party, also one whose words occur in its name', () => {
  const details = {
    documentType: 'MORTGAGE_DEED',
    entityMortgagors: [
      { name: 'Uganda Breweries', registeredName: 'Uganda Breweries', brn: '80020001', countryOfOrigin: 'Uganda' },
    ],
    individualMortgagees: [{ name: 'Jane 7', givenName: 'Jane', surName: 'Nakato', nationality: 'Uganda' }],
  }
  show(details)
  const party = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement)
  const labels = (name: string) =>
    party(name)
      .queryAllByRole('term')
      .map(({ textContent }) => textContent)
  expect(labels('Uganda Breweries')).toEqual(['BRN', 'Country of Origin'])
  expect(labels('Jane Nakato')).toEqual(['Nationality'])
})
