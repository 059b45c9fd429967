import english from 'ra-language-english'
import { expect, it } from 'vitest'
import en from '@/i18n/en/reactAdmin'
import fr from '@/i18n/fr/reactAdmin'
import { flatten, type Messages } from '@/i18n/messages'
import sw from '@/i18n/sw/reactAdmin'

/** Words of the tools of developers, which no page shows. */
const TOOLS = /^(guesser|configurable)\./
const keysOf = (messages: Messages) => Object.keys(flatten(messages)).toSorted()

it.each([
  ['English', en],
  ['Kiswahili', sw],
  ['French', fr],
])('has all words of react-admin’s components in %s', (_, words) => {
  expect(keysOf(words)).toEqual(keysOf(english.ra as Messages).filter(key => !TOOLS.test(key)))
})
