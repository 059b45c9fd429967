import type { PartnerEntity } from '@contract/access/partnerApi'

/** What the sandbox knows: made-up entities under numbers that the register never gives, and nothing of the register. */
export const sandboxEntities: readonly PartnerEntity[] = [
  {
    brn: 'SB0000000001',
    name: 'EXAMPLE TRADERS LIMITED',
    kind: 'COMPANY',
    status: 'REGISTERED',
    registeredOn: '2020-01-15',
  },
  {
    brn: 'SB0000000002',
    name: 'EXAMPLE TRANSPORT LIMITED',
    kind: 'COMPANY',
    status: 'INSOLVENT',
    registeredOn: '2015-06-01',
  },
  {
    brn: 'SB0000000003',
    name: 'SAMPLE STATIONERS',
    kind: 'BUSINESS_NAME',
    status: 'CEASED',
    registeredOn: '2018-09-30',
  },
]
