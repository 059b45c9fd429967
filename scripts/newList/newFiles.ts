import type { ListNames } from './names'

const contract = ({ many, type, callId, kebab, permission, described }: ListNames) => `import { z } from 'zod'
import { extensionList, post } from '../call'
import { Id } from '../id'

/** A row of the list of ${described}. */
const ${type} = z.object({ id: Id, name: z.string(), createdAt: z.string() })
export type ${type} = z.infer<typeof ${type}>

const permit = '${permission}'

export const ${many} = {
  list: extensionList('${callId}', '/portal/${kebab}', {
    extension: '${many}',
    permit,
    filter: z.strictObject({ search: z.string().max(200).optional() }),
    row: ${type},
  }),
  create: post('${callId}-CREATE', '/portal/${kebab}', {
    extension: '${many}',
    permit,
    body: z.strictObject({ name: z.string().trim().min(1).max(200) }),
  }),
}
`

const resource = ({ area, many, path, title }: ListNames) => `import { ${many} } from '@contract/${area}/${many}'
import { createForm, defineForm, defineResource } from '@/definition/defineResource'
import { date, text } from '@/definition/field'

const name = text('Name', { required: true, longest: 200 })

export default defineResource(${many}.list, {
  name: '${path}',
  label: '${title}',
  path: '${path}',
  key: 'id',
  sizes: [15, 20, 50, 100],
  size: 15,
  search: { filter: 'search', on: 'enter', placeholder: 'Name' },
  fields: { name, createdAt: date('Date') },
  columns: ['name', 'createdAt'],
  headline: 'name',
  notFoundHint: 'Check the spelling, or add the missing entry.',
  create: createForm(
    'Add',
    defineForm({
      title: 'Add to the list',
      submit: 'Submit',
      fields: { name },
      send: ${many}.create.from(({ name }: { name: string }) => ({ body: { name } })),
    }),
  ),
})
`

const handlers = ({
  area,
  many,
  one,
  type,
  table,
  kebabOne,
}: ListNames) => `import type { ${many} as contract, ${type} } from '@contract/${area}/${many}'
import { successMessage } from '@contract/successMessages'
import { desc } from 'drizzle-orm'
import { readPage } from '../db/page'
import { oneAtATime, refuseName } from '../db/rowChecks'
import { ${one}, ${one}Totals } from '../db/schema'
import type { Handlers } from '../http/serve'
import { singleLine } from '../http/singleLine'

export const ${one}Handlers: Handlers<typeof contract> = {
  list: ({ db, filter: { search }, page }) =>
    readPage<${type}>(db, {
      table: ${one},
      key: ${one}.id,
      order: [desc(${one}.id)],
      row: { id: ${one}.id, name: ${one}.name, createdAt: ${one}.createdAt },
      total: ${one}Totals.of('${one}'),
      page,
      search,
    }),

  async create({ db, body, record }) {
    const name = singleLine(body.name, 'name')
    await oneAtATime(db, '${table}')
    await refuseName(db, ${one}, name, 'name')
    await db.insert(${one}).values({ name })
    record({ subject: name, after: { name } })
    return successMessage('${kebabOne}-added', { name })
  },
}
`

const schema = ({ one, table }: ListNames) => `import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { declareTotals } from '../totalDeclarations'
import { moment } from './moment'

export const ${one} = pgTable(
  '${table}',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  table => [
    uniqueIndex('${table}_name').on(sql\`lower(\${table.name})\`),
    index('${table}_name_prefix').on(sql\`upper(\${table.name}) text_pattern_ops\`),
  ],
)

export const ${one}Totals = declareTotals(${one}, [{ key: '${one}' }])
`

/** Returns the new files of a list: their paths, each with its text. */
export const newFiles = (names: ListNames): Record<string, string> => ({
  [`contract/${names.area}/${names.many}.ts`]: contract(names),
  [`src/resources/${names.area}/${names.many}.ts`]: resource(names),
  [`server/${names.area}/${names.many}.ts`]: handlers(names),
  [`server/db/schema/${names.many}.ts`]: schema(names),
})
