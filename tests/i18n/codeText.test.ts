import { permissions } from '@contract/permissions'
import { ADMINISTRATOR } from '@server/accounts/startingRoles'
import { expect, it } from 'vitest'
import { accessName, accessNote, codeText } from '@/i18n/codeText'
import en from '@/i18n/en/accessNames'
import fr from '@/i18n/fr/accessNames'
import { flatten } from '@/i18n/messages'
import sw from '@/i18n/sw/accessNames'

const words = flatten({ daftari: { accessNames: en } })
const translate = (key: string, params?: Record<string, unknown>) => words[key] ?? String(params?._ ?? key)

it.each([
  ['English', en],
  ['Kiswahili', sw],
  ['French', fr],
])('names and explains every permission in %s', (_, names) => {
  const told = names as Record<string, { name: string; note: string } | undefined>
  expect(Object.keys(permissions).filter(code => !told[code]?.name || !told[code]?.note)).toEqual([])
  expect(Object.keys(names)).toEqual(Object.keys(en))
})

it('names no two permissions alike', () => {
  for (const names of [en, sw, fr]) {
    const all = Object.values(names).map(({ name }) => name)
    expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([])
  }
})

it('gives roles and permissions names, and leaves other text as it is', () => {
  expect(accessName(translate, ADMINISTRATOR)).toBe('Administrator')
  expect(accessName(translate, 'can_release_prn')).toBe('Release PRNs')
  expect(accessName(translate, 'ROLE_TAX_CLERK')).toBe('Tax clerk')
  expect(accessName(translate, 'can_use_court_bailiffs')).toBe('Use court bailiffs')
  expect(accessName(translate, 'Tax clerk')).toBe('Tax clerk')
  expect(accessName(translate, 'NATIONAL_ID')).toBe('NATIONAL_ID')
  expect(codeText(translate, 'NATIONAL_ID')).toBe('National ID')
  expect(accessNote(translate, 'ROLE_TAX_CLERK')).toBeUndefined()
})
