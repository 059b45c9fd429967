import { lines, type Step } from './code'
import type { Fields } from './fields'
import { columnOf, type ListNames } from './names'

/** Object literal of one of the two rows of the tests. */
const rowOf = ({ all }: Fields, at: 0 | 1) =>
  `{ ${all.map(({ name, samples }) => `${name}: ${samples[at]}`).join(', ')} }`

const serverTest = (names: ListNames, fields: Fields): string => {
  const { folder, many, one, table, id, extension } = names
  const { all, headline, searched, unique, filters } = fields
  const [first] = headline.samples
  const finds = filters.map(({ name, value, finds }) => `[{ ${name}: ${value} }, ${headline.samples[finds]}],`)
  return `import { contract } from '@contract/index'
import { ${one}Handlers } from '@server/${folder}/${many}'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filledDatabase } from '../../support/database'
import { pathOf } from '../../support/pathOf'
import { around, scansOf } from '../../support/queryPlans'
import { type TestRegistry, testRegistry } from '../../support/registry'

const first = ${rowOf(fields, 0)}
const second = ${rowOf(fields, 1)}
const list = pathOf(contract.${many}.list)

let registry: TestRegistry
let call: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  registry = await testRegistry({ companies: 10 })
  call = registry.as(await registry.signIn('admin'))
})
afterAll(() => registry.close())

const read = async (filter = {}) => {
  const answer = await call({ url: list, query: { range: '[0,14]', filter: JSON.stringify(filter) } })
  return { rows: answer.json(), range: answer.headers['content-range'] }
}
const add = (payload: object) => call({ method: 'POST', url: list, payload })
const edit = (id: number, payload: object) =>
  call({ method: 'POST', url: pathOf(contract.${many}.update, { id }), payload })

it('adds rows, and lists the newest first with their total', async () => {
  expect((await add(first)).json()).toMatchObject({ code: 'entry-added', params: { name: ${first} } })
  expect((await add(second)).statusCode).toBe(200)
  const { rows, range } = await read()
  expect([rows, range]).toMatchObject([[second, first], 'items 0-1/2'])
})

${unique
  .map(
    ({ name }) => `it('refuses a ${name} that another row has, in any letter case', async () => {
  const [{ id, version }] = (await read()).rows
  const repeated = { ...second, ${name}: first.${name}.toLowerCase() }
  for (const answer of [await add(repeated), await edit(id, { ...repeated, version })])
    expect(answer.json()).toMatchObject({ status: 409, fields: { ${name}: expect.any(String) } })
})

`,
  )
  .join('')}it('edits a row, and refuses an edit of a row that somebody else changed meanwhile', async () => {
  const [{ id, version }] = (await read()).rows
  const changed = { ...second, ${headline.name}: 'Changed' }
  expect((await edit(id, { ...changed, version })).json()).toMatchObject({ code: 'entry-updated' })
  expect((await read()).rows[0]).toMatchObject(changed)
  expect((await edit(id, { ...second, version })).json()).toMatchObject({ status: 409, code: 'changed-meanwhile' })
  const [entry] = (await call({ url: pathOf(contract.audit.list) })).json()
  expect(entry).toMatchObject({
    call: '${id}-EDIT',
    subject: 'Changed',
    before: second,
    after: changed,
  })
  expect((await edit(id, { ...second, version: version + 1 })).statusCode).toBe(200)
})

it('changes nothing with an edit that has the same values', async () => {
  const [{ id, version }] = (await read()).rows
  expect((await edit(id, { ...second, version })).statusCode).toBe(200)
  expect((await read()).rows[0].version).toBe(version)
})

it.each([
${lines(2, [...searched.slice(0, 1).map(({ name }) => `[{ search: first.${name} }, ${first}],`), ...finds])}])('finds rows by %j', async (filter, ${headline.name}) => {
  const { rows, range } = await read(filter)
  expect([rows, range]).toMatchObject([[{ ${headline.name} }], 'items 0-0/1'])
})

it('is announced to the portal', async () => {
  expect((await call({ url: pathOf(contract.portal.capabilities) })).json().lists).toContain('${extension}')
})

it('refuses people without the permission', async () => {
  const other = registry.as(await registry.signIn('billing'))
  expect((await other({ url: list })).statusCode).toBe(403)
  expect((await other({ method: 'POST', url: list, payload: first })).statusCode).toBe(403)
})

describe('a list of 20,000 rows', () => {
  let test: Awaited<ReturnType<typeof filledDatabase>>
  beforeAll(async () => {
    test = await filledDatabase(owner =>
      owner.query(\`INSERT INTO ${table} (${all.map(({ name }) => `"${columnOf(name)}"`).join(', ')})
        SELECT ${all.map(({ kind }) => kind.many).join(', ')} FROM generate_series(1, 20000) n\`),
    )
  })
  afterAll(() => test.close())

  it.each([
${lines(4, ['{},', "{ search: 'f00d' },", "{ search: 'f0' },", ...filters.map(({ name, few }) => `{ ${name}: ${few} },`)])}  ])('is read through an index by %j', async filter => {
    const page = { page: 1, perPage: 15 }
    expect(await scansOf(test, db => ${one}Handlers.list({ ...around(db), filter, page }))).toEqual([])
  })
})
`
}

const listTest = (names: ListNames, fields: Fields): string => {
  const { area, many, kebab } = names
  const { all, headline } = fields
  const labels = [...all.map(({ label }) => `'${label}'`), "'Date'"].join(', ')
  const cells = [...all.map(({ samples }) => samples[2]), "'15-01-2026'"].join(', ')
  return `import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import en from '@/i18n/en/adminPages'
import { addWords } from '@/i18n/words'
import ${many} from '@/resources/${area}/${many}'
import { firstCells, mountListPage, unmountPages } from '../support/mountListPage'

const body = ${rowOf(fields, 0)}
const labels = [${labels}]

let asked: ReturnType<typeof mountListPage>['asked']
beforeAll(() => addWords(en))
beforeEach(async () => {
  const rows = [{ id: 1, ...body, createdAt: '2026-01-15T09:00:00+03:00', version: 3 }]
  asked = mountListPage(${many}, ({ method }) =>
    method === 'GET' ? { body: rows, headers: { 'content-range': 'items 0-0/1' } } : { body: { message: 'Done' } },
  ).asked
  await screen.findByText(${headline.samples[2]})
})
afterEach(unmountPages)

it('shows a row under its columns', () => {
  for (const name of labels) expect(screen.getByRole('columnheader', { name })).toBeDefined()
  expect(labels.map((_, at) => firstCells(at)[0])).toEqual([${cells}])
})

it('opens Add with a box for each field', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  const dialog = within(await screen.findByRole('dialog'))
  for (const name of labels.slice(0, -1)) expect(dialog.getByLabelText(new RegExp(\`^\${name}\`))).toBeDefined()
})

it('sends an edit with the version that the person saw', async () => {
  await userEvent.click(screen.getByRole('button', { name: /Edit/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
  const sent = await waitFor(() => asked.find(({ method }) => method === 'POST') ?? expect.fail('Nothing was sent'))
  expect([sent.path, sent.body]).toEqual(['/portal/${kebab}/1', { ...body, version: 3 }])
})
`
}

/** Returns the steps of the tests: those of the server, and those of the screen. */
export const testSteps = (names: ListNames, fields: Fields): Step[] => {
  const { folder, many } = names
  return [
    { file: `tests/server/${folder}/${many}.test.ts`, place: 'a new file', text: serverTest(names, fields) },
    { file: `tests/resources/${many}.test.tsx`, place: 'a new file', text: listTest(names, fields) },
  ]
}
