import { expect, it } from 'vitest'
import { fieldsOf } from '../scripts/newList/fields'
import { namesOf } from '../scripts/newList/names'
import { stepsOf } from '../scripts/newList/steps'
import { untranslatedOf } from '../scripts/newList/words'

const steps =
  (...[address, titles]: Parameters<typeof namesOf>) =>
  (fields?: string) =>
    Object.values(stepsOf(namesOf(address, titles), fieldsOf(fields))).flat()
const bailiffs = steps('registry/courtBailiffs')
const textOf = (fields: string, file: string) => bailiffs(fields).find(step => step.file === file)?.text

it('writes a title with an apostrophe or a backslash as it was given', () => {
  const title = "Huissiers de l'État \\ district"
  const inDefinitions = steps('registry/courtBailiffs', { sw: title, fr: title })().filter(({ file }) =>
    /i18n.*definitions\/registry/.test(file),
  )
  expect(inDefinitions).toHaveLength(4)
  for (const { text } of inDefinitions) {
    const { 'registry/court-bailiffs': words } = new Function(`return {${text}}`)()
    expect(words.label ?? words).toBe(title)
  }
})

it('names another list in all places, also one whose folders differ from its area', () => {
  const files = steps('integrations/dataFeeds')().map(({ file }) => file)
  expect(files).toEqual(
    expect.arrayContaining([
      'contract/access/dataFeeds.ts',
      'src/resources/integrations/area.ts',
      'server/access/index.ts',
      'tests/server/access/dataFeeds.test.ts',
    ]),
  )
})

it('has one field without --fields, a name that no two rows share', () => {
  const { all, unique } = fieldsOf()
  expect([all, unique].map(fields => fields.map(({ name }) => name))).toEqual([['name'], ['name']])
})

it('stores a total for every choice of two flags', () => {
  const schema = textOf('name:text! open:flag seen:flag', 'server/db/schema/courtBailiffs.ts')
  expect(schema).toMatch(
    /anyOr\(sql`.+open.+`\).flatMap\(open => anyOr\(sql`.+seen.+`\).map\(seen => .+by: \[open, seen\]/,
  )
})

it('leaves a field that is not required empty', () => {
  const handlers = textOf('title:text! note:text order:code until:date', 'server/registry/courtBailiffs.ts')
  expect(handlers).toContain("note: body.note === undefined ? null : singleLine(body.note, 'note'),")
  expect(handlers).toContain('until: body.until ?? null,')
  // Rows without a name are called by their title.
  expect(handlers).toContain(
    "if (values.order !== null) await refuseCode(db, courtBailiff, courtBailiff.order, values.order, 'order', id, courtBailiff.title)",
  )
  expect(textOf('title:text! note:text', 'server/db/schema/courtBailiffs.ts')).toContain(
    `search_fold("title" || ' ' || coalesce("note", ''))`,
  )
})

it.each([
  ['name', 'name is no field. Write name:kind in camel case'],
  ['Name:text!', 'Name:text! is no field'],
  ['name:string!', 'name has no kind string. Write one of text, code, date, flag, number.'],
  ['name:text! name:text', 'name is there twice'],
  ['name:text! until:date untilTo:flag', 'untilTo is there twice'],
  ['name:text! version:number', 'version is in every list already'],
  ['name:text! class:text', 'class is a word of JavaScript'],
  ['name:text! email:text', 'email is personal data'],
  ['number:code! name:text', 'no required text, by which rows are called. Write one, such as name:text!'],
])('refuses the fields %j, and says why', (fields, why) => {
  expect(() => fieldsOf(fields)).toThrow(why)
})

it('knows which words are still English', () => {
  expect(untranslatedOf(fieldsOf('name:text! shoeSize:number constructor:flag').all)).toEqual([
    'Shoe size',
    'Constructor',
  ])
})
