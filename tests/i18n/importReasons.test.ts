import { RefusedPrn } from '@contract/billing/prns'
import { RefusedStrike } from '@contract/registry/strikes'
import { expect, it } from 'vitest'
import en from '@/i18n/en/imports'
import fr from '@/i18n/fr/imports'
import sw from '@/i18n/sw/imports'

const codes = [...RefusedPrn.shape.code.options, ...RefusedStrike.shape.code.options]

it.each([
  ['English', en],
  ['Kiswahili', sw],
  ['French', fr],
])('has words in %s for each reason to reject a row', (_, { reasons }) => {
  expect(codes.filter(code => !(code in reasons))).toEqual([])
})
