/** Areas whose menu entry has children, each with the folder of its contract and its handlers. */
const FOLDERS: Record<string, string> = {
  accounts: 'accounts',
  billing: 'billing',
  registry: 'registry',
  integrations: 'access',
}

const divided = (camel: string, by: string) => camel.replace(/[A-Z]/g, letter => `${by}${letter.toLowerCase()}`)
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const singular = (plural: string) =>
  plural
    .replace(/ies$/, 'y')
    .replace(/(ss|[cs]h|x)es$/, '$1')
    .replace(/s$/, '')

/** Returns a name in camel case as the label of a screen: 'licensedUntil' is 'Licensed until'. */
export const labelOf = (camel: string) => capital(divided(camel, ' '))

/** Returns a name in camel case as the database writes it: 'licensedUntil' is 'licensed_until'. */
export const columnOf = (camel: string) => divided(camel, '_')

/** Titles of the list in the other languages; the English title stands in for one that is not given. */
export type Titles = { sw?: string | undefined; fr?: string | undefined }

/**
 * Returns every name of a list from its address 'area/name', the name in the plural and in camel case, as
 * 'registry/courtBailiffs'. Throws with a sentence for the terminal when the address has another form.
 */
export const namesOf = (address: string, { sw, fr }: Titles = {}) => {
  const [area = '', many = '', ...rest] = address.split('/')
  const folder = FOLDERS[area]
  if (!folder || !/^[a-z][a-zA-Z]*s$/.test(many) || rest.length)
    throw new Error(`Name the list as area/name, the name in the plural, such as registry/courtBailiffs.
The area is one of ${Object.keys(FOLDERS).join(', ')}.`)
  const [one, title, kebab] = [singular(many), labelOf(many), divided(many, '-')]
  return {
    area,
    folder,
    path: `${area}/${kebab}`,
    permission: `can_use_${columnOf(many)}`,
    extension: `list:${many}`,
    ...{ many, one, type: capital(one), table: columnOf(one), kebab, id: `PORTAL-${kebab.toUpperCase()}`, title },
    ...{ sw: sw ?? title, fr: fr ?? title },
  }
}
export type ListNames = ReturnType<typeof namesOf>
