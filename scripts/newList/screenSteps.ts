import { importOf, lines, quoted, type Step } from './code'
import type { Field, Fields } from './fields'
import type { ListNames } from './names'
import { anyOf, type Language, listWords, wordOf } from './words'

const resource = (names: ListNames, { all, headline, searched, filters }: Fields): string => {
  const { many, title, path, type, folder } = names
  const boxes = all.map(({ name, label, required, kind }) => `${name}: ${kind.box(label, required)},`)
  const columns = [...all.map(({ name }) => name), 'createdAt'].map(quoted).join(', ')
  const [from, to] = filters.filter(({ end }) => end)
  const code = `
type Edited = ${type}Body & { id: Id; version: number }

const fields = {
${lines(2, boxes)}}

export default defineResource(${many}.list, {
  name: '${path}',
  label: '${title}',
  path: '${path}',
  key: 'id',
  sizes: [15, 20, 50, 100],
  size: 15,
  search: { filter: 'search', on: 'enter', placeholder: '${anyOf(
    searched.map(({ label }) => label),
    'or',
  )}' },
${lines(2, [
  ...(filters.length ? ['filters: {', ...filters.map(({ name, box }) => `  ${name}: ${box},`), '},'] : []),
  from && to && `period: { from: '${from.name}', to: '${to.name}' },`,
])}  fields: { ...fields, createdAt: date('Date') },
  columns: [${columns}],
  headline: '${headline.name}',
  create: createForm(
    'Add',
    defineForm({
      title: 'Add to the list',
      submit: 'Submit',
      fields,
      send: ${many}.create.from((body: ${type}Body) => ({ body })),
    }),
  ),
  actions: {
    edit: formAction({
      verb: 'update',
      label: 'Edit',
      icon: 'edit',
      primary: true,
      draft: ({ createdAt: _, ...row }: ${type}) => withoutNull(row),
      form: defineForm({
        title: 'Edit entry',
        submit: 'Update',
        fields,
        send: ${many}.update.from(({ id, ...body }: Edited) => ({ path: { id }, body })),
      }),
    }),
  },
})
`
  return `import type { Id } from '@contract/id'
import { type ${type}, type ${type}Body, ${many} } from '@contract/${folder}/${many}'
import { createForm, defineForm, defineResource, formAction, withoutNull } from '@/definition/defineResource'
${importOf('@/definition/field', ['code', 'count', 'date', 'flag', 'text'], code)}${code}`
}

const words = (names: ListNames, { all, searched, filters }: Fields, language: Language): string => {
  const said = listWords[language]
  const labels = all.map(field => ({ field, label: wordOf(field, language) }))
  const worded = ({ kind }: Field, label: string) =>
    kind.totals
      ? `{ label: ${quoted(label)}, options: { true: ${quoted(said.yes)}, false: ${quoted(said.no)} } }`
      : quoted(label)
  const fields = (indent: number) =>
    lines(
      indent,
      labels.map(({ field, label }) => `${field.name}: ${worded(field, label)},`),
    )
  const ofFilters = labels.flatMap(({ field, label }) =>
    field.filters.map(({ name, end }) => `${name}: ${end ? quoted(`${label}, ${said[end]}`) : worded(field, label)},`),
  )
  const sought = anyOf(
    searched.map(field => wordOf(field, language)),
    said.or,
  )
  return `    '${names.path}': {
      label: ${quoted(names[language])},
      search: { placeholder: ${quoted(sought)} },
${lines(6, filters.length ? ['filters: {', ...ofFilters.map(line => `  ${line}`), '},'] : [])}      fields: {
${fields(8)}        createdAt: '${said.date}',
      },
      create: {
        label: '${said.add}',
        title: '${said.addTitle}',
        ways: [
          {
            tab: '${said.addTitle}',
            form: {
              title: '${said.addTitle}',
              submit: '${said.submit}',
              fields: {
${fields(16)}              },
            },
          },
        ],
      },
      actions: {
        edit: {
          label: '${said.edit}',
          form: {
            title: '${said.editTitle}',
            submit: '${said.update}',
            fields: {
${fields(14)}            },
          },
        },
      },
    },
`
}

/** Returns the steps of the screen: the resource, its page and its words. */
export const screenSteps = (names: ListNames, fields: Fields): Step[] => {
  const { area, many, path, title, permission, extension, id } = names
  const languages: Language[] = ['sw', 'fr']
  return [
    { file: `src/resources/${area}/${many}.ts`, place: 'a new file', text: resource(names, fields) },
    {
      file: `src/resources/${area}/area.ts`,
      place: 'before the line `  ],`',
      text: `    {
      path: '${path}',
      menu: { label: '${title}', icon: 'document' },
      permit: { menu: '${permission}', route: '${permission}' },
      needs: '${extension}',
      list: () => import('./${many}'),
      writes: {
        '${path}': { '${id}-CREATE': 'add', '${id}-EDIT': 'edit' },
      },
    },
`,
    },
    ...languages.flatMap(language => [
      {
        file: `src/i18n/${language}/definitions/${area}.ts`,
        place: 'after the line `      children: {`',
        text: `        '${path}': ${quoted(names[language])},\n`,
      },
      {
        file: `src/i18n/${language}/definitions/${area}.ts`,
        place: 'after the line `  resources: {`',
        text: words(names, fields, language),
      },
    ]),
  ]
}
