import { idTypes } from '@contract/accounts/account'
import { expect, it } from 'vitest'
import en from '@/i18n/en/people'
import fr from '@/i18n/fr/people'
import sw from '@/i18n/sw/people'

it.each([
  ['English', en],
  ['Kiswahili', sw],
  ['French', fr],
])('names each type of ID in %s on the pages of people', (_, people) => {
  expect(Object.keys(people.daftari.people.idTypes)).toEqual([...idTypes])
})
