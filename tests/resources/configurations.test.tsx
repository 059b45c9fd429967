import { extensions } from '@contract/extensions'
import { contract } from '@contract/index'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import dictionaries from '@/resources/configurations/dictionaries'
import nameSearch from '@/resources/configurations/nameSearch'
import templates from '@/resources/configurations/templates'
import words from '@/resources/configurations/words'
import { choose } from '../support/fillBoxes'
import { dialogCloses, fill, headings, inRows, ofRow, press } from '../support/listPresses'
import { box } from '../support/mountForm'
import { mountListFor } from '../support/mountListFor'
import { firstCells, mountListPage, unmountPages } from '../support/mountListPage'
import { unmountParts } from '../support/mountPart'
import { pathOf } from '../support/pathOf'

afterEach(() => {
  unmountPages()
  unmountParts()
})

type Host = Parameters<typeof mountListPage>[1]
const notices = () => within(screen.getByLabelText('Notices'))

describe('quick name search', () => {
  const search = (text: string) => {
    const searched = screen.getByPlaceholderText('Name')
    fireEvent.change(searched, { target: { value: text } })
    fireEvent.keyDown(searched, { key: 'Enter' })
  }

  it('searches on Enter, and gives the type of match of each name', async () => {
    const { asked } = mountListPage(
      nameSearch,
      ({ path }) =>
        path === pathOf(contract.names.check)
          ? { body: { compared: 'ZUMARIDI MILLERS', remarks: [] } }
          : {
              body: {
                data: [
                  { no: '95011', name: 'ZUMARIDI MILLERS LTD', type: 'Company', match: 'EXACT' },
                  { no: '95012', name: 'ZUMMARIDI MILERS LTD', type: 'Company', match: 'PHONETIC' },
                ],
              },
            },
      '',
      { announced: extensions },
    )
    await screen.findByText('Type a name and press Enter.')
    const searches = () => asked.filter(({ path }) => path === pathOf(contract.names.search))
    search('Zumaridi Millers Limited')
    await screen.findByText('95012')
    expect(headings().slice(0, 4)).toEqual(['#', 'BRN/RN', 'Name', 'Entity Type'])
    expect(firstCells(4)).toEqual(['Same name', 'Sounds alike'])
    await screen.findByText('Compared as ZUMARIDI MILLERS')
    expect(searches().map(({ query }) => query)).toMatchObject([{ name: 'Zumaridi Millers Limited' }])
  })

  it('reports that no name is similar, and that the search failed, until it is repeated', async () => {
    let fails = false
    mountListPage(
      nameSearch,
      () => (fails ? { status: 500, body: { message: 'The index is being built.' } } : { body: { data: [] } }),
      '?search=xylophonic%20qwertz',
    )
    await screen.findByText('No results found')
    fails = true
    search('xylophonic qwertz')
    await waitFor(() => notices().getByText('The index is being built.'))
    notices().getByText('Error')
    fails = false
    fireEvent.click(await screen.findByText('Reload', { selector: '[role=alert] button' }))
    await screen.findByText('No results found')
    await waitFor(() => expect(screen.queryByText('Reload')).toBeNull())
  })
})

const prohibited = { id: '3', name: 'Prohibited', words: 4, effect: 'REFUSED' }
const entebbe = {
  id: '9',
  word: 'Entebbe',
  description: 'A protected spring',
  position: 'Any',
  dictionary: { id: '3', name: 'Prohibited' },
  version: 1,
}
const template = { id: '5', reason: 'Name identical', message: 'The name is taken.', appealStatus: true }
const refusal = (code: string, message: string, params: object = {}) => ({
  status: 409,
  body: { status: 409, code, message, params },
})

describe('a word', () => {
  /** Answers the words, their dictionaries, and each write by `written`. */
  const hostOf =
    (rows: () => object[], written: Host): Host =>
    asked => {
      if (asked.method !== 'GET') return written(asked)
      return { body: { data: asked.path === pathOf(contract.dictionaries.list) ? [prohibited] : rows() } }
    }

  it('that is in its dictionary already is refused, and the form keeps what was typed', async () => {
    const params = { word: 'ZUMARIDI', dictionary: 'Prohibited' }
    const host = hostOf(
      () => [entebbe],
      () => refusal('word-taken', 'Taken', params),
    )
    const { asked } = mountListPage(words, host)
    await screen.findByText('Entebbe')
    expect(headings().slice(0, 5)).toEqual(['#', 'Name', 'Description', 'Position', 'Dictionary'])
    fireEvent.click(screen.getByText('Add Word'))
    await screen.findByText('Add a Word')
    fill({ Name: 'ZUMARIDI', Description: 'Once more' })
    await choose(/^Dictionary \*$/, 'Prohibited')
    await press('Submit')
    await within(screen.getByRole('dialog')).findByText('ZUMARIDI is already in the dictionary Prohibited.')
    expect(box(/^Description/).value).toBe('Once more')
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      ...{ word: 'ZUMARIDI', description: 'Once more', position: 'Any', dictionaryId: '3' },
    })
  })

  it('is deleted after a warning that the change is logged', async () => {
    let rows = [entebbe]
    const host = hostOf(
      () => rows,
      () => {
        rows = []
        return { body: { status: 200, message: 'Removed' } }
      },
    )
    const { asked } = mountListPage(words, host, '?search=Entebbe')
    fireEvent.click(await screen.findByText('De-activate', ofRow))
    await screen.findByText('This action is logged, and your account is flagged as the one that took it.')
    await press('De-activate')
    await screen.findByText('Successfully completed')
    await dialogCloses()
    await screen.findByText('No results found')
    const { path, query } = asked.find(({ method }) => method === 'DELETE') ?? {}
    expect([path, query]).toEqual([pathOf(contract.dictionaryWords.remove), { wordId: '9' }])
  })

  it('stays where the permission to delete it was taken away meanwhile, which is said', async () => {
    const host = hostOf(
      () => [entebbe],
      () => ({ status: 403, body: { status: 403, code: 'forbidden', message: 'Forbidden' } }),
    )
    mountListPage(words, host)
    fireEvent.click(await screen.findByText('De-activate', ofRow))
    await screen.findByText('Remove Word')
    await press('De-activate')
    await screen.findAllByText(/^You do not have permission to do this\./)
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    await dialogCloses()
    expect(firstCells(1)).toEqual(['Entebbe'])
  })
})

it.each([
  [[], [], []],
  [['can_edit_dictionary_entry'], ['Edit'], ['Edit']],
  [['can_delete_dictionary_entry'], ['De-activate'], ['Remove']],
])(
  'offers with the permissions %j to change words by %j and response templates by %j',
  async (held, onWords, others) => {
    const offered = () => screen.queryAllByText(/./, ofRow).map(({ textContent }) => textContent)
    mountListFor(held, words, () => ({ body: { data: [entebbe] } }))
    await screen.findByText('Entebbe')
    expect(offered()).toEqual(onWords)
    unmountParts()
    mountListFor(held, templates, () => ({ body: { data: [template] } }))
    await screen.findByText('Name identical')
    expect(offered()).toEqual(others)
    // Adding needs no more than the page does.
    screen.getByText('Add Template')
  },
)

it('creates a dictionary once for each name, says where that failed, and removes none', async () => {
  const rows = [{ ...prohibited, name: 'Small words', effect: 'LEFT_OUT' }]
  const answers = [
    refusal('name-taken', 'An entry named small WORDS already exists.', { name: 'small WORDS' }),
    { status: 400, body: {} },
  ]
  const host: Host = ({ method, body }) => {
    if (method === 'GET') return { body: { data: rows } }
    const answer = answers.shift()
    if (answer) return answer
    rows.push({ ...prohibited, ...(body as object), id: '4', effect: 'NOTED' })
    return { body: { status: 200, message: 'Added' } }
  }
  const { asked } = mountListPage(dictionaries, host, '', { announced: extensions })
  await screen.findByText('Small words')
  fireEvent.click(screen.getByText('Add Dictionary'))
  await screen.findByText('By default, its words are pointed out.')
  fill({ Name: 'small WORDS' })
  await press('Submit')
  await within(screen.getByRole('dialog')).findByText('An entry named small WORDS already exists.')
  fill({ Name: 'Titles' })
  await press('Submit')
  await waitFor(() => notices().getByText('Failed to add'))
  await press('Submit')
  await dialogCloses()
  await screen.findByText('Titles', inRows)
  screen.getByText('Point out its words')
  const sent = asked.filter(({ method }) => method === 'POST').map(({ body }) => body)
  expect(sent).toEqual([{ name: 'small WORDS' }, { name: 'Titles' }, { name: 'Titles' }])
  const [remove] = screen.getAllByText('Remove', ofRow)
  if (remove) fireEvent.click(remove)
  await screen.findByText('Removing a dictionary is not available. Nothing was changed.')
  expect(firstCells()).toEqual(['Small words', 'Titles'])
  expect(asked.filter(({ method }) => method !== 'GET')).toHaveLength(3)
})
