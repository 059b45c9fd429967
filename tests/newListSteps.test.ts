import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { namesOf } from '../scripts/newList/names'
import { stepsOf } from '../scripts/newList/steps'

const document = readFileSync('docs/add-a-list.md', 'utf8')
const titles = { sw: 'Madalali wa mahakama', fr: 'Huissiers de justice' }
const example = namesOf('registry/courtBailiffs', titles)

it('writes a title with an apostrophe or a backslash as it was given', () => {
  const title = "Huissiers de l'État \\ district"
  const names = namesOf('registry/courtBailiffs', { sw: title, fr: title })
  const inDefinitions = stepsOf(document, example, names).filter(({ file }) => /i18n.*definitions\/registry/.test(file))
  expect(inDefinitions).toHaveLength(4)
  for (const { text } of inDefinitions) {
    const { 'registry/court-bailiffs': words } = new Function(`return {${text}}`)()
    expect(words.label ?? words).toBe(title)
  }
})

it('names another list in all places, also one whose folders differ from its area', () => {
  const steps = stepsOf(document, example, namesOf('integrations/dataFeeds'))
  expect(JSON.stringify(steps)).not.toMatch(/bailiff|registry|Madalali|Huissiers/i)
  expect(steps.map(({ file }) => file)).toEqual(
    expect.arrayContaining([
      'contract/access/dataFeeds.ts',
      'src/resources/integrations/area.ts',
      'server/access/index.ts',
    ]),
  )
})
