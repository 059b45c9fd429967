import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import complaints from '@/resources/registry/complaints'
import { listsAt } from '../support/allPages'
import { mountListPage, unmountPages } from '../support/mountListPage'

afterEach(unmountPages)

const lists = [...new Set([...listsAt().map(({ resource }) => resource), complaints])]

/** Address in which a list that waits for a search has one. */
const searchOf = ({ search }: (typeof lists)[number]) => (search?.first ? '?search=ZUMARIDI' : '')

it.each(lists.map(list => [list.name, list] as const))(
  'shows of %s that its rows are loading, that they failed, and the rows after Reload',
  async (_, list) => {
    let fails = true
    let answer = () => {}
    const answered = new Promise<void>(done => {
      answer = done
    })
    mountListPage(
      list,
      async () => {
        await answered
        return fails
          ? { status: 500, body: {} }
          : { body: { data: [], total: 0 }, headers: { 'content-range': 'rows */0' } }
      },
      searchOf(list),
    )
    await waitFor(() => expect(document.querySelector('[aria-busy=true] .list-skeleton span')).not.toBeNull())
    answer()
    // Some lists report the failure in a toast too.
    const reload = await screen.findByText('Reload', { selector: '[role=alert] button' })
    const banner = reload.closest<HTMLElement>('[role=alert]')
    within(banner ?? document.body).getByText('The registry could not answer (error 500).')
    expect(document.querySelector('.list-skeleton')).toBeNull()
    expect(document.querySelector('h1')?.textContent).toBe(list.label)
    fails = false
    fireEvent.click(reload)
    await waitFor(() => expect(document.querySelector('.list-state')).not.toBeNull())
    expect(screen.queryByText('Reload')).toBeNull()
  },
)
