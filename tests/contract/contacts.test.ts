import { Email, Phone } from '@contract/accounts/account'
import { fieldFaults } from '@contract/fieldFaults'
import { describe, expect, it } from 'vitest'
import { email, phone } from '@/components/fields/texts'
import en from '@/i18n/en/forms'
import fr from '@/i18n/fr/fieldFaults'
import frForms from '@/i18n/fr/forms'
import sw from '@/i18n/sw/fieldFaults'
import swForms from '@/i18n/sw/forms'

const field = {}

describe('an email address', () => {
  it.each([
    ['a@example.com', 'a@example.com'],
    ['first.last+tag@office.example', 'first.last+tag@office.example'],
    ["o'brien@example.org", "o'brien@example.org"],
    ['o\u2019brien@example.org', "o'brien@example.org"],
    ['a@b\u00fccher.example', 'a@b\u00fccher.example'],
    ['m\u00fcller@example.com', 'm\u00fcller@example.com'],
    ['\u200ea@example.com\u00a0', 'a@example.com'],
  ])('is taken by form and server alike: %s', (typed, stored) => {
    expect(Email.parse(typed)).toBe(stored)
    expect(email.fault?.(typed, field)).toBeUndefined()
    expect(email.parse(typed, field)).toBe(stored)
  })

  it.each([
    'a@example..com',
    'a@b',
    'a@example.com.',
    '.a@example.com',
    'a.@example.com',
    'a..b@example.com',
    'a@-x.com',
    'a@x.c',
    'a b@example.com',
    'a@@example.com',
    'a@example.com\nBcc: b@example.com',
    'a@1.2.3.4',
    `${'a'.repeat(200)}@example.com`,
  ])('is refused by form and server alike: %s', typed => {
    expect(Email.safeParse(typed).success).toBe(false)
    if (typed.length <= 200) expect(email.fault?.(typed, field)).toEqual({ key: 'notEmail' })
  })
})

describe('a telephone', () => {
  it.each([
    ['+256\u00a0700\u00a0123456', '+256 700 123456'],
    ['0700\u200b123456', '0700123456'],
    ['+256 (0) 700 123456', '+256 (0) 700 123456'],
    ['(041) 4\u2013111-222', '(041) 4-111-222'],
    ['256772100200', '256772100200'],
    ['+254 722 000000', '+254 722 000000'],
  ])('is taken by form and server alike: %s', (typed, stored) => {
    expect(Phone.parse(typed)).toBe(stored)
    expect(phone.fault?.(typed, field)).toBeUndefined()
    expect(phone.parse(typed, field)).toBe(stored)
  })

  it.each([
    '-------',
    '(((((((',
    '07x',
    'call me',
    '+256 700 12345',
    '+256 700 1234567',
    '+0700 123456',
    '123456',
    '1234567890123456',
    '(0700 123456',
  ])('is refused by form and server alike: %s', typed => {
    expect(Phone.safeParse(typed).success).toBe(false)
    expect(phone.fault?.(typed, field)).toEqual({ key: 'notPhone' })
  })
})

it('is refused in the same words by form and server', () => {
  const said = (faults: Readonly<Record<string, string>>) => [faults['not-an-email'], faults['not-a-phone']]
  expect([en.notEmail, en.notPhone]).toEqual(said(fieldFaults))
  expect([frForms.notEmail, frForms.notPhone]).toEqual(said(fr))
  expect([swForms.notEmail, swForms.notPhone]).toEqual(said(sw))
})
