import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import frAdminPages from '@/i18n/fr/adminPages'
import frPublicPages from '@/i18n/fr/publicPages'
import { replaceWords } from '@/i18n/words'
import transactions from '@/resources/billing/transactions'
import '@/resources'
import mdas from '@/resources/registry/mdas'
import { firstCells, mountListPage, unmountPages } from '../support/mountListPage'

afterEach(unmountPages)

type Host = Parameters<typeof mountListPage>[1]

const TOTAL = 32

/** Answers a page of 32 MDAs, numbered from 1. */
const manyMdas: Host = ({ query }) => {
  const [page, limit] = [Number(query.page), Number(query.limit)]
  const first = (page - 1) * limit
  const data = Array.from({ length: Math.max(0, Math.min(limit, TOTAL - first)) }, (_, at) => ({
    no: first + at + 1,
    name: `Authority ${first + at + 1}`,
    status: 'ACTIVE',
  }))
  return { body: { data, total: TOTAL, totalElements: TOTAL } }
}

describe('the filter bar', () => {
  const host: Host = () => ({
    body: { content: [{ prn: '2250000000001', status: 'FAILED', grandTotal: 5000 }], totalElements: 1 },
  })
  const opened = async (search = '') => {
    const { asked } = mountListPage(transactions, host, search)
    await screen.findByText('2250000000001')
    return { last: () => asked.at(-1)?.query }
  }
  const choose = async (filter: string, option: string) => {
    await userEvent.click(screen.getByRole('combobox', { name: filter }))
    await userEvent.click(await screen.findByRole('option', { name: option }))
  }

  it('requests the rows of a chosen status, and names the choice in a chip and in the address', async () => {
    const { last } = await opened()
    await choose('Status', 'Failed')
    await waitFor(() => expect(last()).toMatchObject({ status: 'FAILED', page: '1' }))
    screen.getByText('Status: Failed')
    expect(new URLSearchParams(location.search).get('status')).toBe('FAILED')
  })

  it('requests all rows after the chip of the only filter is removed', async () => {
    const { last } = await opened('?status=FAILED')
    expect(last()).toMatchObject({ status: 'FAILED' })
    const chip = screen.getByText('Status: Failed').parentElement
    await userEvent.click(within(chip ?? document.body).getByTestId('CancelIcon'))
    await waitFor(() => expect(last()).not.toHaveProperty('status'))
    expect(screen.queryByText('Status: Failed')).toBeNull()
  })

  it.each(['UNKNOWN', 'constructor'])('ignores %s in the address, which the filter does not offer', async value => {
    const { last } = await opened(`?status=${value}`)
    expect(last()).not.toHaveProperty('status')
  })

  it('keeps a typed filter that is applied while the chip of another one is removed', async () => {
    const { last } = await opened('?status=FAILED')
    const box = screen.getByRole('textbox', { name: transactions.filters?.prn?.label ?? '' })
    const chip = within(screen.getByText('Status: Failed').parentElement ?? document.body).getByTestId('CancelIcon')
    fireEvent.change(box, { target: { value: '22' } })
    act(() => {
      fireEvent.keyDown(box, { key: 'Enter' })
      fireEvent.click(chip)
    })
    await waitFor(() => expect(last()).not.toHaveProperty('status'))
    expect(location.search).toBe('?prn=22')
    expect(last()).toMatchObject({ prn: '22' })
  })

  it('hands the focus of a chip that is removed by the keyboard to the next one, then to the filters', async () => {
    const { last } = await opened('?status=FAILED&paymentMethod=COUNTER')
    const chip = (text: string) => screen.getByText(text).closest('button')
    chip('Status: Failed')?.focus()
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(last()).not.toHaveProperty('status'))
    expect(document.activeElement).toBe(chip('Payment Method: Counter'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(last()).not.toHaveProperty('paymentMethod'))
    expect(document.activeElement?.closest('.list-filters')).not.toBeNull()
  })

  it('hands the focus of Clear all to the filters, when it is pressed by the keyboard', async () => {
    const { last } = await opened('?status=FAILED')
    screen.getByRole('button', { name: 'Clear all' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(last()).not.toHaveProperty('status'))
    expect(document.activeElement?.closest('.list-filters')).not.toBeNull()
  })

  it('removes every filter with Clear all', async () => {
    const { last } = await opened('?status=FAILED&paymentMethod=COUNTER')
    screen.getByText('Payment Method: Counter')
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(last()).not.toHaveProperty('paymentMethod'))
    expect(location.search).toBe('')
  })

  it('names the choice as the language sets a label apart', async () => {
    replaceWords('fr', [frPublicPages, frAdminPages])
    await opened('?status=FAILED')
    expect(document.querySelector('.list-chips')?.textContent).toContain('Status\u00a0: Failed')
    replaceWords('en', [])
  })

  it('leaves out a search in the address of a list that has none, which is not sent', async () => {
    const { last } = await opened('?status=FAILED&search=water')
    screen.getByText('Status: Failed')
    expect(screen.queryByText('Search: water')).toBeNull()
    expect(last()).not.toHaveProperty('search')
  })
})

describe('the search box', () => {
  it('searches on Enter, from the first page', async () => {
    const { asked } = mountListPage(mdas, manyMdas, '?page=2')
    await screen.findByText('Authority 16')
    await userEvent.type(screen.getByRole('searchbox'), ' water {Enter}')
    await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ search: 'water', page: '1' }))
    screen.getByText('Search: water')
    const before = asked.length
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    await waitFor(() => expect(asked.length).toBeGreaterThan(before))
    expect(asked.at(-1)?.query).not.toHaveProperty('search')
  })

  it('refuses a text that is too long, and requests nothing', async () => {
    const { asked } = mountListPage(mdas, manyMdas)
    await screen.findByText('Authority 1')
    const before = asked.length
    await userEvent.click(screen.getByRole('searchbox'))
    await userEvent.paste('x'.repeat(203))
    await userEvent.keyboard('{Enter}')
    within(screen.getByRole('alert')).getByText('At most 200 characters: remove 3')
    expect(asked).toHaveLength(before)
  })
})

describe('the pager', () => {
  const button = (name: string) => screen.getByRole('button', { name })

  it('shows the next page until the last, where Next requests nothing', async () => {
    const { asked } = mountListPage(mdas, manyMdas)
    await screen.findByText('1 - 15 of 32')
    await userEvent.click(button('Next'))
    await screen.findByText('16 - 30 of 32')
    await userEvent.click(button('Next'))
    await screen.findByText('31 - 32 of 32')
    expect(firstCells(1)).toEqual(['Authority 31', 'Authority 32'])
    expect(button('Next').getAttribute('aria-disabled')).toBe('true')
    const before = asked.length
    await userEvent.click(button('Next'))
    expect(asked).toHaveLength(before)
    expect(location.search).toBe('?page=3')
  })

  it('says on the first page that there is nothing before it', async () => {
    const { asked } = mountListPage(mdas, manyMdas)
    await screen.findByText('1 - 15 of 32')
    const before = asked.length
    await userEvent.click(button('Previous'))
    await screen.findByText('No more data to show')
    expect(asked).toHaveLength(before)
  })

  it('requests pages of the chosen size, and starts at the first', async () => {
    const { asked } = mountListPage(mdas, manyMdas, '?page=2')
    await screen.findByText('16 - 30 of 32')
    await userEvent.click(within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('combobox'))
    await userEvent.click(await screen.findByRole('option', { name: '20' }))
    await screen.findByText('1 - 20 of 32')
    expect(asked.at(-1)?.query).toMatchObject({ page: '1', limit: '20' })
  })

  it('goes to the last page with rows when the address names a later one', async () => {
    mountListPage(mdas, manyMdas, '?page=9')
    await screen.findByText('31 - 32 of 32')
    expect(location.search).toBe('?page=3')
  })
})
