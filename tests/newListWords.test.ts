import { expect, it } from 'vitest'
import { insertionsFor } from '../scripts/newList/insertions'
import { namesOf } from '../scripts/newList/names'

it('writes a title with an apostrophe or a backslash as it was given', () => {
  const title = "Huissiers de l'État \\ district"
  const names = namesOf('registry/courtBailiffs', { sw: title, fr: title })
  const inDefinitions = insertionsFor(names).filter(({ file }) => /i18n.*definitions\/registry/.test(file))
  expect(inDefinitions).toHaveLength(4)
  for (const { text } of inDefinitions) {
    const { 'registry/court-bailiffs': words } = new Function(`return {${text}}`)()
    expect(words.label ?? words).toBe(title)
  }
})
