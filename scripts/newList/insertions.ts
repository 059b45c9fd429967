import type { ListNames } from './names'

/** Text to insert into a file, directly before or after the first place that the pattern finds. */
export type Insertion = { file: string; text: string; before?: RegExp; after?: RegExp }

const firstLine = /^/

/** Returns a text as it stands in code between single quotes. */
const escaped = (text: string) => text.replace(/['\\]/g, '\\$&')

const translation = (language: 'sw' | 'fr', { area, path, kebabOne, titles }: ListNames): Insertion[] => {
  const words = {
    sw: {
      name: 'Jina',
      date: 'Tarehe',
      hint: 'Angalia tahajia, au ongeza kinachokosekana.',
      add: 'Ongeza',
      to: 'Ongeza kwenye orodha',
      submit: 'Tuma',
      done: '%{name} imeongezwa.',
    },
    fr: {
      name: 'Nom',
      date: 'Date',
      hint: 'Vérifiez l’orthographe, ou ajoutez l’entrée qui manque.',
      add: 'Ajouter',
      to: 'Ajouter à la liste',
      submit: 'Valider',
      done: '%{name} a été ajouté.',
    },
  }[language]
  const title = escaped(titles[language])
  return [
    {
      file: `src/i18n/${language}/definitions/${area}.ts`,
      after: /^ {2}resources: \{\n/m,
      text: `    '${path}': {
      label: '${title}',
      search: { placeholder: '${words.name}' },
      fields: { name: '${words.name}', createdAt: '${words.date}' },
      notFoundHint: '${words.hint}',
      create: {
        label: '${words.add}',
        title: '${words.to}',
        ways: [
          {
            tab: '${words.to}',
            form: { title: '${words.to}', submit: '${words.submit}', fields: { name: '${words.name}' } },
          },
        ],
      },
    },
`,
    },
    {
      file: `src/i18n/${language}/definitions/${area}.ts`,
      after: new RegExp(`^ {4}${area}: \\{\\n(?:.*\\n)*? {6}children: \\{\\n`, 'm'),
      text: `        '${path}': '${title}',\n`,
    },
    {
      file: `src/i18n/${language}/successMessages.ts`,
      before: /^\}$/m,
      text: `  '${kebabOne}-added': '${words.done}',\n`,
    },
  ]
}

/** Returns the lines that a list adds to existing files; biome sorts the imports among them. */
export const insertionsFor = (names: ListNames): Insertion[] => {
  const { area, many, one, path, kebabOne, permission, title, described } = names
  return [
    { file: 'contract/index.ts', before: firstLine, text: `import { ${many} } from './${area}/${many}'\n` },
    { file: 'contract/index.ts', before: /^\} satisfies /m, text: `  ${many},\n` },
    {
      file: 'contract/permissions.ts',
      before: /^\} as const$/m,
      text: `\n  /** Ours: the list of ${described}. */\n  ${permission}: 'general',\n`,
    },
    {
      file: 'contract/extensions.ts',
      before: /^\}\)$/m,
      text: `  /** The list of ${described}. */\n  ${many}: has,\n`,
    },
    {
      file: 'contract/successMessages.ts',
      before: /^\} as const/m,
      text: `  '${kebabOne}-added': '%{name} was added.',\n`,
    },
    {
      file: `src/resources/${area}/area.ts`,
      before: /^ {2}\],$/m,
      text: `    {
      path: '${path}',
      menu: { label: '${title}', icon: 'document' },
      permit: { menu: '${permission}', route: '${permission}' },
      needs: '${many}',
      list: () => import('./${many}'),
    },
`,
    },
    {
      file: 'server/serveContract.ts',
      before: firstLine,
      text: `import { ${one}Handlers } from './${area}/${many}'\n`,
    },
    {
      file: 'server/serveContract.ts',
      before: /^\}\n*$(?![\s\S])/m,
      text: `  serve(contract.${many}, ${one}Handlers)\n`,
    },
    { file: 'server/db/schema/index.ts', before: firstLine, text: `export * from './${many}'\n` },
    ...translation('sw', names),
    ...translation('fr', names),
  ]
}

/** Returns a text with an insertion. Throws when the file no longer has the place. */
export const inserted = (current: string, { file, text, before, after }: Insertion): string => {
  const found = (before ?? after)?.exec(current)
  if (!found) throw new Error(`${file} has no place for\n${text}`)
  const at = found.index + (after ? found[0].length : 0)
  return current.slice(0, at) + text + current.slice(at)
}
