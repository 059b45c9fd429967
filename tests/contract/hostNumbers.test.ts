import { CurrentUser } from '@contract/auth/session'
import { TaxHead } from '@contract/billing/taxHeads'
import { IncorporationProcess } from '@contract/processes/incorporationProcesses'
import { RegistrationProcess } from '@contract/processes/registrationProcesses'
import { Practitioner } from '@contract/registry/practitioners'
import { StrikeEntry, StrikeHistory } from '@contract/registry/strikes'
import { expect, it } from 'vitest'
import type { ZodType } from 'zod'

it.each<[string, ZodType, object, object]>([
  [
    'the person who signs in',
    CurrentUser,
    { userId: 7, phoneNumber: 256_700_123_456, idNumber: 12 },
    { phoneNumber: '256700123456', idNumber: '12' },
  ],
  ['an entry of the black list', StrikeEntry, { brn: 80_020_001_234_567 }, { brn: '80020001234567' }],
  [
    'a practitioner',
    Practitioner,
    { uniquePractitionerNumber: 'IP-1', phoneNumber: 256_700_123_456 },
    { phoneNumber: '256700123456' },
  ],
  ['a tax head', TaxHead, { taxHeadId: 1, taxHeadName: 'Fees', level_1: 2 }, { level_1: '2' }],
  ['a registration process', RegistrationProcess, { id: 1, retries: '3' }, { retries: 3 }],
  ['an incorporation process', IncorporationProcess, { id: 1, retryCount: '3' }, { retryCount: 3 }],
])('accepts %s whose numbers a host sends as text, or the reverse', (_, schema, sent, read) => {
  expect(schema.parse(sent)).toMatchObject(read)
})

it('accepts any former status in the history of a strike', () => {
  const history = [{ fromStatus: 'NEW' }, { fromStatus: 'OFF' }, { fromStatus: null }]
  expect(StrikeHistory.parse(history)).toEqual({ history })
})
