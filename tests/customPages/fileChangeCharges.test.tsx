import { DEFAULT_CURRENCY } from '@contract/portalConfig'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import fileHistory from '@/i18n/en/fileHistory'
import { addWords } from '@/i18n/words'
import { choose, fill, mountFileChange, offered, present, press } from '../support/fileChangeForm'
import { unmountParts } from '../support/mountPart'

beforeAll(() => addWords(fileHistory))
afterEach(unmountParts)

it('files a new charge in the currency of the registry, and the satisfaction of one that is outstanding', async () => {
  const { sent } = mountFileChange()
  await screen.findByText(/KILIMO LTD/)
  await choose('Change', 'New charge')
  fill('Day of effect', '03-05-2024')
  fill('Number of the charge', '2024/7')
  await choose('Kind of charge', 'Fixed and floating charge')
  fill('Property charged', 'Factory machinery')
  fill('Chargee', 'Lakeside Bank Ltd')
  fill('Created on', '01-05-2024')
  fill('Amount secured', '2500000')
  press('Add to the filing')
  await choose('Change', 'Satisfaction of a charge')
  await choose('Number of the charge', '2015/1, Equator Bank Ltd')
  press('Add to the filing')
  press('File 2 changes')
  press('YES')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    effects: [
      {
        ...{ kind: 'NEW_CHARGE', on: '2024-05-03', charge: '2024/7', chargeKind: 'FIXED_AND_FLOATING' },
        ...{ property: 'Factory machinery', chargee: 'Lakeside Bank Ltd', createdOn: '2024-05-01' },
        ...{ amount: 2_500_000, currency: DEFAULT_CURRENCY },
      },
      { kind: 'SATISFACTION', on: '2024-05-03', charge: '2015/1' },
    ],
  })
})

it('names the currency of an amount before it is filed, and takes its cents', async () => {
  const { sent } = mountFileChange()
  await screen.findByText(/KILIMO LTD/)
  await choose('Change', 'New charge')
  fill('Day of effect', '03-05-2024')
  fill('Number of the charge', '2024/7')
  await choose('Kind of charge', 'Mortgage')
  fill('Property charged', 'Land')
  fill('Chargee', 'Lakeside Bank Ltd')
  fill('Created on', '01-05-2024')
  fill(`Currency of the amount, if not ${DEFAULT_CURRENCY}`, 'usd')
  fill('Amount secured', '1500.50')
  press('Add to the filing')
  screen.getByText(/Amount secured: USD 1,500\.5/)
  press('File the change')
  press('YES')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ effects: [{ amount: 1500.5, currency: 'USD' }] })
})

it('offers no satisfaction where no charge is outstanding', async () => {
  mountFileChange({ ...present, charges: [] })
  await screen.findByText(/KILIMO LTD/)
  const names = await offered()
  expect([names.includes('New charge'), names.includes('Satisfaction of a charge')]).toEqual([true, false])
})
