import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { RevenueCard } from '@/customPages/dashboard/RevenueCard'
import transactions from '@/resources/billing/transactions'
import { mountPart, unmountParts } from '../support/mountPart'
// The charts are loaded with the card: here they are loaded before, so that no import outlives the test.
import '@/customPages/dashboard/CardBars'
import '@/customPages/dashboard/Donut'

afterEach(unmountParts)

it('shows revenue in total, by day, by service and by method, with the words of the list of payments', async () => {
  mountPart(
    <RevenueCard
      total={7_000_000.45}
      byDay={[
        { day: '2026-11-27', amount: 3_000_000 },
        { day: '2026-11-28', amount: 4_000_000.45 },
      ]}
      byService={{ A: 1, B: 2, C: 3, D: 4, E: 5, 'Name Reservation': 6_999_985 }}
      byMethod={{ COUNTER: 2_500_000, MOBILE_MONEY: 4_500_000 }}
      payments={transactions}
    />,
    () => ({}),
  )
  screen.getByText('UGX 7,000,000')
  await screen.findByText('By day')
  const part = (heading: string) => {
    const section = screen.getByText(heading, { selector: 'h3' }).closest('section')
    return within(section ?? document.body)
  }
  const services = part('By service')
  services.getByText('6,999,985')
  services.getByText('Name Reservation')
  // The two smallest of six are one part.
  const others = services.getByText(/^Others?$/i).parentElement
  expect(others?.textContent).toContain('3')
  const methods = part('By method')
  expect(methods.getByText('Counter').parentElement?.textContent).toContain('2,500,000')
  methods.getByText('Mobile money')
})
