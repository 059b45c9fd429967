import { maskAnywhere } from '@contract/personalText'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { personalNumbers } from '../support/personalSpellings'

const before = fc.constantFrom('', 'Tel. ', 'NIN: ', 'Call ', 'the owner (', 'is\u00a0', 'said:\n', 'Simu ya ')
const after = fc.constantFrom('', '.', ', of Kampala', ' was refused', ')', '\nand no more', '; see 80020001234567')

it('masks ID numbers and telephones in every usual spelling', () => {
  fc.assert(
    fc.property(before, personalNumbers, after, (start, { plain, text }, end) => {
      const shown = String(maskAnywhere(start + text + end)).normalize('NFKC')
      expect(shown).toContain('••••••••')
      const left = shown.slice(start.normalize('NFKC').length, shown.length - end.length)
      expect(left.replace(/[^\p{L}\p{N}]/gu, '').length).toBeLessThan(8)
      expect(shown.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()).not.toContain(plain.slice(-7))
    }),
    { numRuns: 1000 },
  )
})

it.each([
  'BRN 80020001234567, PRN 2210000000017 of 2026-11-02',
  'Since 05-11-2026 08:30, until 7/11/2026 10:15',
  'Paid UGX 750000000.00 and 7,500,000.50 on 12/11/2026',
  'Charge: UGX 750000000; Shs 750 000 000, at most UGX 1.750.000.000 and 750,000,000/=',
  'From 10.0.0.117 and 192.168.70.123, order WU-2026-00017',
  'Name typed as it is: O\u2019BRIEN\u00a0\u2013 \ufb01ve',
])('leaves what is no personal data as it was typed: %s', text => {
  expect(maskAnywhere(text)).toBe(text)
})

it('masks an ID number whose end could be a telephone', () => {
  expect(maskAnywhere('Owner CM110658044741, call 0658044741')).toBe('Owner CM••••••••4741, call ••••••••41')
})

it('masks values under the names that other systems give them', () => {
  const foreign = {
    home_address: 'Plot 3, Hill Lane',
    mobile: '0772 123456',
    passportNumber: 'B1234567',
    birth_date: '1984-05-03',
  }
  expect(maskAnywhere(foreign)).toEqual({
    ...{ home_address: '••••••••', mobile: '••••••••56' },
    ...{ passportNumber: '••••••••67', birth_date: '1984-••-••' },
  })
})
