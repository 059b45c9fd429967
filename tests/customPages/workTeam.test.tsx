import { type WorkFigures, workTeam } from '@contract/portal/workTeam'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import TeamFigures from '@/customPages/workTeam/TeamFigures'
import workTeamWords from '@/i18n/en/workTeam'
import { addWords } from '@/i18n/words'
import items from '@/resources/work/items'
import { mountPart, unmountParts } from '../support/mountPart'

beforeAll(() => addWords({ daftari: { workTeam: workTeamWords } }))
afterEach(unmountParts)

/** Figures of the last days of November, of one area or of all. */
const figures = (days: number, area: string | undefined): WorkFigures => ({
  byDay: Array.from({ length: days }, (_, at) => ({
    day: new Date(Date.UTC(2026, 10, 30 - days + at)).toISOString().slice(0, 10),
    ...{ arrived: 2, done: 1, late: 0 },
  })),
  ages: (['COMPLAINT', 'PROCESS'] as const)
    .filter(source => !area || source === 'COMPLAINT')
    .map(source => ({ source, under2: 1, under8: 0, under31: 2, more: 0 })),
})

const mount = (search: string, isFailing = () => false) =>
  mountPart(
    <TeamFigures items={items} />,
    ({ query }) =>
      isFailing()
        ? { status: 503, body: { message: 'Down for the night' } }
        : { body: figures(Number(query.days), query.area) },
    { address: `/home/work-team${search}`, definitions: [items] },
  ).asked
const table = (name: string) =>
  screen.findByText(name, { selector: 'caption' }).then(({ parentElement }) => parentElement)
const choose = async (label: string, option: string) => {
  fireEvent.mouseDown(screen.getByLabelText(label, { selector: '[role=combobox]' }))
  fireEvent.click(await screen.findByText(option, { selector: '[role=option]' }))
}
const DAYS = 'Arrived and done by day'
const AGES = 'Open work by age'
const rowsOf = async (name: string) => (await table(name))?.querySelectorAll('tr').length

it('narrows the figures to an area and a period, which the address keeps', async () => {
  const asked = mount('')
  expect(await rowsOf(DAYS)).toBe(32)
  await choose('Area', 'Practitioners')
  await choose('Period', 'Last 7 days')
  await waitFor(async () => expect(await rowsOf(DAYS)).toBe(9))
  expect(window.location.search).toBe('?area=PRACTITIONERS&days=7')
  expect((await table(AGES))?.textContent).not.toContain('Stopped process')
  unmountParts()
  const again = mount('?area=PRACTITIONERS&days=7')
  expect(await rowsOf(DAYS)).toBe(9)
  expect((await table(AGES))?.textContent).toContain('Complaint')
  expect((await table(AGES))?.textContent).not.toContain('Stopped process')
  expect([asked.at(-1)?.query, again[0]?.query]).toEqual(Array(2).fill({ days: '7', area: 'PRACTITIONERS' }))
  expect(asked[0]?.path).toBe(workTeam.figures.path)
})

it('says that the figures failed, and loads them on Reload', async () => {
  let failing = true
  mount('?days=90', () => failing)
  await screen.findByText('Down for the night')
  failing = false
  fireEvent.click(screen.getByText('Reload'))
  await table(AGES)
  expect(screen.queryByText('Down for the night')).toBeNull()
})
