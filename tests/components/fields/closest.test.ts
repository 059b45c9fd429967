import { expect, it } from 'vitest'
import { closest, filledBy, meant } from '@/components/fields/closest'
import { countriesBy } from '@/resources/settings/isoCountries'

const by = async (what: 'name' | 'code', typed: string, locale = 'en') =>
  closest(await countriesBy(what)(locale), typed).map(({ value }) => value)

it('ranks whole names first, then beginnings, then parts of names', async () => {
  expect(await by('name', 'niger')).toEqual(['Niger', 'Nigeria'])
  expect((await by('name', 'guinea'))[0]).toBe('Guinea')
  expect((await by('name', ' UGAN '))[0]).toBe('Uganda')
  expect(await by('name', 'atlantis')).toEqual([])
  expect(await by('name', ' ')).toEqual([])
})

it('finds a country by its code, without accents, and in the person’s language', async () => {
  expect((await by('name', 'ke'))[0]).toBe('Kenya')
  expect((await by('name', 'cote d'))[0]).toMatch(/Ivoire/)
  expect((await by('name', 'allemagne', 'fr'))[0]).toBe('Germany')
  expect((await by('code', 'is'))[0]).toBe('IS')
  expect((await by('code', 'iceland'))[0]).toBe('IS')
})

it('returns name and code of a choice, each code once', async () => {
  const all = await countriesBy('name')('sw')
  expect(all.find(({ value }) => value === 'Iceland')?.fills).toEqual({ name: 'Iceland', code: 'IS' })
  expect(all.length).toBeGreaterThan(245)
  expect(new Set(all.map(({ about }) => about)).size).toBe(all.length)
})

it('fills the other field when a name or code is complete, without overwriting input', async () => {
  const codes = await countriesBy('code')('en')
  expect(filledBy(codes, 'is', { name: '', code: '' })).toEqual({ name: 'Iceland', code: 'IS' })
  // A name that the former code filled in is replaced with it.
  expect(filledBy(codes, 'IE', { name: 'Iceland', code: 'IS' })).toEqual({ name: 'Ireland', code: 'IE' })
  expect(filledBy(codes, 'IE', { name: 'Éire', code: 'IS' })).toEqual({ code: 'IE' })
  expect(filledBy(codes, 'I', { name: '', code: '' })).toEqual({})
})

it('corrects neither complete names nor texts that only occur within a name', async () => {
  const codes = await countriesBy('code')('en')
  expect(meant(codes, 'i')?.fills.code).toMatch(/^I/)
  expect(meant(codes, 'IS')).toBeUndefined()
  // Brazzaville is in a name of the Congo.
  expect(meant(codes, 'zz')).toBeUndefined()
  expect(meant(codes, 'Nowhere')).toBeUndefined()
})
