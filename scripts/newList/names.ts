/** Areas whose menu entry has children, so that a new list can have a page of its own there. */
const AREAS = ['accounts', 'billing', 'registry', 'integrations']

export type ListNames = ReturnType<typeof namesOf>

/** Words of the list in the other languages; the English title stands in for one that is not given. */
export type Titles = { sw?: string | undefined; fr?: string | undefined }

const divided = (camel: string, by: string) => camel.replace(/[A-Z]/g, letter => `${by}${letter.toLowerCase()}`)
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const singular = (plural: string) =>
  plural
    .replace(/ies$/, 'y')
    .replace(/(ss|[cs]h|x)es$/, '$1')
    .replace(/s$/, '')

/**
 * Returns every name of a list from its address 'area/name', the name in the plural and in camel case, as
 * 'registry/courtBailiffs'. Throws with a sentence for the terminal when the address has another form.
 */
export const namesOf = (address: string, { sw, fr }: Titles = {}) => {
  const [area = '', many = '', ...rest] = address.split('/')
  if (!AREAS.includes(area) || !/^[a-z][a-zA-Z]*s$/.test(many) || rest.length)
    throw new Error(`Name the list as area/name, the name in the plural, such as registry/courtBailiffs.
The area is one of ${AREAS.join(', ')}.`)
  const one = singular(many)
  const title = capital(divided(many, ' '))
  return {
    area,
    /** courtBailiffs, courtBailiff, CourtBailiff */
    many,
    one,
    type: capital(one),
    /** court_bailiff, court-bailiffs, court-bailiff */
    table: divided(one, '_'),
    kebab: divided(many, '-'),
    kebabOne: divided(one, '-'),
    path: `${area}/${divided(many, '-')}`,
    callId: `PORTAL-${divided(many, '-').toUpperCase()}`,
    permission: `can_view_${divided(many, '_')}`,
    title,
    described: divided(many, ' '),
    titles: { sw: sw ?? title, fr: fr ?? title },
  }
}
