import { importOf, lines, type Step } from './code'
import type { Fields } from './fields'
import type { ListNames } from './names'

/** Returns the steps of the contract: the calls with their rows, filter and body. */
export const contractSteps = (names: ListNames, { all, filters }: Fields): Step[] => {
  const { folder, many, type, id, kebab, permission, extension } = names
  const body = all.map(({ name, kind, required }) => `${name}: ${kind.body}${required ? '' : '.optional()'},`)
  const row = all.map(({ name, kind, required }) => `${name}: ${required ? kind.row : `maybe(${kind.row})`},`)
  const filter = filters.map(({ name, schema }) => `${name}: ${schema},`)
  const parts = [...body, ...row, ...filter].join('\n')
  return [
    {
      file: `contract/${folder}/${many}.ts`,
      place: 'a new file',
      text: `import { z } from 'zod'
import { extensionList, ${importOf('', ['maybe'], parts) ? 'maybe, ' : ''}post } from '../call'
${importOf('../day', ['Day'], parts.replaceAll('Day,', 'Day.,'))}import { Id } from '../id'
${importOf('../listFilter', ['yesNo'], parts)}${importOf('../personal', ['plain'], parts)}
/** Number at which the rows that a search finds are no longer counted: a total of 10,000 means 'at least'. */
export const MOST_COUNTED = 10_000

const ${type}Body = z.strictObject({
${lines(2, body)}})
export type ${type}Body = z.infer<typeof ${type}Body>

const ${type} = z.object({
${lines(2, ['id: Id,', ...row, 'createdAt: z.string(),', 'version: z.number(),'])}})
export type ${type} = z.infer<typeof ${type}>

const part = { permit: '${permission}', extension: '${extension}' } as const

export const ${many} = {
  list: extensionList('${id}', '/portal/${kebab}', {
    ...part,
    filter: z.strictObject({
${lines(6, ['search: z.string().max(200).optional(),', ...filter])}    }),
    row: ${type},
    countsTo: MOST_COUNTED,
  }),
  create: post('${id}-CREATE', '/portal/${kebab}', { ...part, body: ${type}Body }),
  update: post('${id}-EDIT', '/portal/${kebab}/{id}', {
    ...part,
    body: ${type}Body.extend({ version: z.number().int() }),
  }),
}
`,
    },
    {
      file: 'contract/index.ts',
      place: 'at the top',
      text: `import { ${many} } from './${folder}/${many}'\n`,
    },
    { file: 'contract/index.ts', place: 'after the line `export const contract = {`', text: `  ${many},\n` },
  ]
}
