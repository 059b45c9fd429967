import { extensions } from '@contract/extensions'
import { find, LONGEST_FIND } from '@contract/portal/find'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { SearchBox } from '@/components/list/SearchBox'
import {
  mountPalette,
  openPalette,
  paletteBox,
  paletteHost,
  paletteLines,
  press,
  selectedLine,
  shownBox,
  typeIn,
} from '../support/mountPalette'
import { unmountParts } from '../support/mountPart'

afterEach(unmountParts)

const company = { kind: 'COMPANY', key: '80020001234567', title: 'LAKE FOODS LTD', match: 'number' }
const FILE = `/home/registry/file-viewer/${company.key}`
const isClosed = () => waitFor(() => expect(shownBox()).toBeNull())

/** Returns a function that answers the searches that wait, and a host that holds them. */
const held = () => {
  const answers: ((found: object[]) => void)[] = []
  const host = paletteHost(() => new Promise(done => answers.push(found => done({ body: { found } }))))
  const answer = async (found: object[]) => {
    await waitFor(() => expect(answers).not.toEqual([]))
    for (const one of answers.splice(0)) one(found)
  }
  return { host, answer }
}

describe('the command palette', () => {
  it('opens and closes with Ctrl K and Cmd K, opens with / and its button, and closes with Escape', async () => {
    mountPalette(paletteHost())
    await openPalette()
    fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
    await isClosed()
    fireEvent.keyDown(window, { key: 'k', metaKey: true })
    await paletteBox()
    fireEvent.keyDown(window, { key: 'k', metaKey: true })
    await isClosed()
    fireEvent.keyDown(document.body, { key: '/' })
    expect((await paletteBox()).value).toBe('')
    // A slash that is typed goes into the box.
    expect(fireEvent.keyDown(await paletteBox(), { key: '/' })).toBe(true)
    await press('Escape')
    await isClosed()
    const button = screen.getByLabelText('Find anything')
    expect(button.title).toBe('Find anything (Ctrl K)')
    fireEvent.click(button)
    await paletteBox()
  })

  it('leaves / to the search of a list, and stays closed over a dialog that is open', async () => {
    const search = <SearchBox value="" placeholder="Search" onChange={false} search={() => undefined} />
    mountPalette(paletteHost(), { page: search })
    fireEvent.keyDown(document.body, { key: '/' })
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    expect(shownBox()).toBeNull()
    unmountParts()
    mountPalette(paletteHost(), { page: <div role="dialog" /> })
    fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
    expect(shownBox()).toBeNull()
  })

  it('opens the file of a number entered before it is found, and remembers the type of the file', async () => {
    const { host, answer } = held()
    mountPalette(host)
    await openPalette('8002 0001-234567')
    await press('Enter')
    await answer([{ kind: 'PAYMENT', key: '1', title: 'Other', match: 'number' }, company])
    await waitFor(() => expect(location.pathname).toBe(FILE))
    expect(localStorage.getItem('daftari.fileTypes')).toContain(`["${company.key}","company"]`)
    await isClosed()
  })

  it('opens nothing for a number entered early that no record has, and then the line that is selected', async () => {
    const { host, answer } = held()
    mountPalette(host)
    await openPalette(company.key.slice(0, 8))
    await press('Enter')
    await answer([{ ...company, match: 'start' }])
    await waitFor(() => expect(selectedLine()).toContain(company.title))
    expect(location.pathname).toBe('/home/profile')
    await press('Enter')
    await waitFor(() => expect(location.pathname).toBe(FILE))
  })

  it('keeps the selected line when records come late, and Enter opens that line', async () => {
    const { host, answer } = held()
    mountPalette(host)
    await openPalette('registry')
    await waitFor(() => expect(selectedLine()).toBeDefined())
    const before = selectedLine()
    await answer([{ ...company, title: 'REGISTRY LTD', match: 'start' }])
    await screen.findByText('REGISTRY LTD')
    // A record stands above pages.
    expect(paletteLines()[0]).toContain('REGISTRY LTD')
    expect(selectedLine()).toBe(before)
    await press('ArrowUp')
    expect(selectedLine()).toContain('REGISTRY LTD')
    await press('Enter')
    await waitFor(() => expect(location.pathname).toBe(FILE))
  })

  it('never shows the answer to an earlier text', async () => {
    let release = () => {}
    const late = new Promise<void>(done => {
      release = done
    })
    const asked = mountPalette(
      paletteHost(async ({ body }) => {
        if ((body as { text: string }).text !== 'zzz') return { body: { found: [company] } }
        await late
        return { body: { found: [{ ...company, key: '1', title: 'EARLIER LTD' }] } }
      }),
    )
    await openPalette('zzz')
    await waitFor(() => expect(asked.at(-1)?.body).toEqual({ text: 'zzz' }))
    await typeIn(company.key)
    await screen.findByText(company.title)
    release()
    await late
    expect(paletteLines()).toEqual([expect.stringContaining(company.title)])
  })

  it('says what is wrong with a text: too long, no result, a mistyped BRN or NIN', async () => {
    const asked = mountPalette(paletteHost())
    await openPalette('x'.repeat(10_000))
    await screen.findByText('Type at most 200 characters. This has 10,000.')
    expect(LONGEST_FIND).toBe(200)
    for (const [text, says] of [
      ['8002000123456', 'As a PRN it is unknown. A BRN has 14 digits; this has 13.'],
      ['8002 0001-2345 678', 'A BRN has 14 digits; this has 15.'],
      ['CM12 3456-789A', 'A NIN has 14 characters; this has 12.'],
      ['<b>%_\\ مرحبا 🏦</b>', ''],
    ] as const) {
      await typeIn(text)
      await screen.findByText(`Nothing found for "${text}". ${says}`.trim())
    }
    const searched = asked.filter(({ path }) => path === find.records.path).map(({ body }) => body)
    expect(searched[0]).toEqual({ text: '8002000123456' })
  })

  it('says that the search failed, and goes on with Reload and the same text', async () => {
    let fails = true
    mountPalette(paletteHost(() => (fails ? { status: 500, body: {} } : { body: { found: [company] } })))
    await openPalette(company.key)
    await screen.findByText('The records could not be searched.')
    fails = false
    fireEvent.click(screen.getByText('Reload'))
    await screen.findByText(company.title)
    expect((await paletteBox()).value).toBe(company.key)
  })

  it('finds pages without a request, and opens the form of a list', async () => {
    mountPalette(paletteHost(() => new Promise(() => undefined)))
    await openPalette('add mda')
    expect(paletteLines()[0]).toContain('Add MDA/Entity')
    await press('Enter')
    expect(location.pathname + location.search).toBe('/home/registry/mda?open=create')
    await isClosed()
  })

  it('finds pages only, and asks for saved views alone, on a host that cannot search', async () => {
    const announced = extensions.filter(name => name !== 'find')
    const asked = mountPalette(paletteHost(), { announced })
    const box = await openPalette('entity')
    expect(box.placeholder).toBe('Page or action')
    expect(paletteLines().length).toBeGreaterThan(0)
    await typeIn('no such page')
    await screen.findByText('Nothing found for "no such page".')
    expect(asked.map(({ path }) => path)).toEqual(['/portal/views'])
  })

  it('lists the pages opened last without the shown one in front, and pins and unpins them', async () => {
    const trail = { address: '/home/audit-trail', title: 'Audit trail of mine' }
    const here = { address: '/home/profile', title: 'Profile of mine', pinned: false }
    let pinned = false
    const asked = mountPalette(asked => {
      if (asked.path === find.pin.path) pinned = (asked.body as { pinned: boolean }).pinned
      return paletteHost([], () => [here, { ...trail, pinned }])(asked)
    })
    await openPalette()
    await screen.findByText(trail.title)
    const group = (name: string) =>
      within(screen.getByRole('group', { name }))
        .getAllByRole('option')
        .map(line => line.textContent)
    expect(group('Opened last')).toEqual([trail.title, here.title])
    fireEvent.click(screen.getByLabelText(`Pin ${trail.title}`))
    await screen.findByText('Pinned')
    expect([group('Pinned'), group('Opened last')]).toEqual([[trail.title], [here.title]])
    fireEvent.click(screen.getByLabelText(`Unpin ${trail.title}`))
    await waitFor(() => expect(screen.queryByText('Pinned')).toBeNull())
    const sent = asked.filter(({ path }) => path === find.pin.path).map(({ body }) => body)
    expect(sent).toEqual([true, false].map(pinned => ({ address: trail.address, pinned })))
  })
})
