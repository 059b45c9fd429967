import { importOf, lines, type Step } from './code'
import type { Field, Fields } from './fields'
import { columnOf, type ListNames } from './names'

/** Returns the statement that refuses a value which another row has; `self` is the id of the row itself. */
const refusal = ({ name, kind, required }: Field, { one }: ListNames, { headline }: Fields, self?: string): string => {
  const value = `values.${name}`
  const column = kind.unique ? [`${one}.${name}`] : []
  // Rows that have no name are called by another column.
  const called = headline.name === 'name' ? [] : [...(self ? [] : ['undefined']), `${one}.${headline.name}`]
  const args = ['db', one, ...column, value, `'${name}'`, ...(self ? [self] : []), ...called]
  const call = `await ${kind.unique ? 'refuseCode' : 'refuseName'}(${args.join(', ')})`
  return required ? call : `if (${value} !== null) ${call}`
}

const handlers = (names: ListNames, fields: Fields): string => {
  const { folder, many, one, type, table } = names
  const { all, headline, unique, counted, filters } = fields
  const days = filters.filter(({ end }) => end).map(({ name }) => `filter.${name}`)
  const total = `${one}Totals.of('${one}'${counted.map(({ name }) => `, \`\${filter.${name} ?? '*'}\``).join('')})`
  const code = `
const fields = {
${lines(
  2,
  all.map(({ name }) => `${name}: ${one}.${name},`),
)}}
const newestFirst = [desc(${one}.id)]

const valuesOf = (body: ${type}Body) => ({
${lines(
  2,
  all.map(({ name, required, kind }) => `${name}: ${kind.stored(name, required)},`),
)}})

export const ${one}Handlers: Handlers<typeof contract> = {
  list: ({ db, filter, page }) =>
    readPage<${type}>(db, {
      table: ${one},
      key: ${one}.id,
      order: newestFirst,
      row: { id: ${one}.id, ...fields, createdAt: ${one}.createdAt, version: ${one}.version },
${lines(6, filters.length ? ['where: and(', ...filters.map(({ condition }) => `  ${condition(one)},`), '),'] : [])}${lines(
  6,
  days.length
    ? [
        '// Rows within days are counted: no total is stored for them.',
        `total:\n        ${days.join(' || ')}\n          ? undefined\n          : ${total},`,
      ]
    : [`total: ${total},`],
)}      page,
      search: filter.search,
      countTo: MOST_COUNTED,
    }),

  async create({ db, body, record }) {
    const values = valuesOf(body)
    await oneAtATime(db, '${table}')
${lines(
  4,
  unique.map(field => refusal(field, names, fields)),
)}    await db.insert(${one}).values(values)
    record({ subject: values.${headline.name}, after: values })
    return successMessage('entry-added', { name: values.${headline.name} })
  },

  async update({ db, path, body: { version, ...body }, record }) {
    const values = valuesOf(body)
    await oneAtATime(db, '${table}')
    const rows = await db
      .select({ id: ${one}.id, version: ${one}.version, ...fields })
      .from(${one})
      .where(eq(${one}.id, rowNumber(path.id)))
      .for('update')
    const { id, version: seen, ...before } = getSeen(rows, version)
${lines(
  4,
  unique.map(field => refusal(field, names, fields, 'id')),
)}    // An edit that changes nothing refuses no edit of a colleague.
    if (JSON.stringify(before) !== JSON.stringify(values)) {
      await db
        .update(${one})
        .set({ ...values, version: seen + 1 })
        .where(eq(${one}.id, id))
      record({ subject: values.${headline.name}, before, after: values })
    }
    return successMessage('entry-updated', { name: values.${headline.name} })
  },
}
`
  const checks = ['oneAtATime', 'refuseCode', 'refuseName'].filter(name => code.includes(`${name}(`))
  return `import {
  type ${type},
  type ${type}Body,
  type ${many} as contract,
  MOST_COUNTED,
} from '@contract/${folder}/${many}'
import { successMessage } from '@contract/successMessages'
${importOf('drizzle-orm', ['and', 'desc', 'eq', 'gte', 'lte'], code)}import { readPage } from '../db/page'
import { getSeen, ${checks.join(', ')} } from '../db/rowChecks'
import { rowNumber } from '../db/rowNumber'
import { ${one}, ${one}Totals } from '../db/schema'
import type { Handlers } from '../http/serve'
import { singleLine } from '../http/singleLine'
${code}`
}

const totals = ({ one }: ListNames, counted: readonly Field[]): string => {
  const key = `{ key: '${one}'`
  if (!counted.length) return `export const ${one}Totals = declareTotals(${one}, [${key} }])`
  const declared = counted.reduceRight(
    (inner, { name }, at) =>
      `anyOr(sql\`\${${one}.${name}}::text\`).${at === counted.length - 1 ? 'map' : 'flatMap'}(${name} => ${inner})`,
    `(${key} as const, by: [${counted.map(({ name }) => name).join(', ')}] })`,
  )
  return `/** Every choice of yes, no or both has its total. */
export const ${one}Totals = declareTotals(
  ${one},
  ${declared},
)`
}

const schema = (names: ListNames, { all, searched, unique, counted }: Fields): string => {
  const { one, table } = names
  const text = searched.map(({ name, kind, required }) => {
    const [, column = name] = /'(.+)'/.exec(kind.column(name)) ?? []
    return required ? `"${column}"` : `coalesce("${column}", '')`
  })
  const indexName = (name: string, ending = '') => `'${table}_${columnOf(name)}${ending}'`
  const code = `
export const ${one} = pgTable(
  '${table}',
  {
${lines(4, [
  'id: integer().primaryKey().generatedAlwaysAsIdentity(),',
  ...all.map(({ name, required, kind }) => `${name}: ${kind.column(name)}${required ? '.notNull()' : ''},`),
  "createdAt: moment('created_at').notNull().defaultNow(),",
  'version: integer().notNull().default(1),',
  `searchText: text('search_text').generatedAlwaysAs(sql\`search_fold(${text.join(" || ' ' || ")})\`),`,
])}  },
  table => [
${lines(4, [
  ...unique.map(({ name }) => `uniqueIndex(${indexName(name)}).on(sql\`lower(\${table.${name}})\`),`),
  `index('${table}_search').using('gin', table.searchText.op('gin_trgm_ops')),`,
  ...searched.map(
    ({ name }) => `index(${indexName(name, '_prefix')}).on(sql\`search_fold(\${table.${name}}) text_pattern_ops\`),`,
  ),
  ...all.map(({ name, kind }) => kind.index && `index(${indexName(name)}).on(${kind.index(name)}),`),
])}  ],
)

${totals(names, counted)}
`
  const columns = ['boolean', 'date', 'index', 'integer', 'pgTable', 'text', 'uniqueIndex']
  return `import { sql } from 'drizzle-orm'
${importOf('drizzle-orm/pg-core', columns, code)}${importOf('../totalDeclarations', ['anyOr', 'declareTotals'], code)}import { moment } from './moment'
${code}`
}

/** Returns the steps of the server: the handlers, the table with its indexes, and its total. */
export const serverSteps = (names: ListNames, fields: Fields): Step[] => {
  const { folder, many, one } = names
  return [
    { file: `server/${folder}/${many}.ts`, place: 'a new file', text: handlers(names, fields) },
    {
      file: `server/${folder}/index.ts`,
      place: 'at the top',
      text: `import { ${one}Handlers } from './${many}'\n`,
    },
    {
      file: `server/${folder}/index.ts`,
      place: 'before the line `}`',
      text: `  serve(contract.${many}, ${one}Handlers)\n`,
    },
    { file: `server/db/schema/${many}.ts`, place: 'a new file', text: schema(names, fields) },
    { file: 'server/db/schema/index.ts', place: 'at the top', text: `export * from './${many}'\n` },
  ]
}
