import { accountTypes } from '@contract/accounts/account'
import type { Permission } from '@contract/permissions'
import { type FoundKind, foundKinds } from '@contract/portal/find'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { mayEnter } from '@/authProvider/access'
import { placeOf } from '@/authProvider/guard'
import type { Resource } from '@/definition/defineResource'
import businessAccounts from '@/resources/accounts/businessAccounts'
import clientAccounts from '@/resources/accounts/clientAccounts'
import mdaAccounts from '@/resources/accounts/mdaAccounts'
import partnerAccounts from '@/resources/accounts/partnerAccounts'
import privateOrganisations from '@/resources/accounts/privateOrganisations'
import staffAccounts from '@/resources/accounts/staffAccounts'
import fileTypes from '@/resources/files'
import companies from '@/resources/registry/companies'
import legalDocuments from '@/resources/registry/legalDocuments'
import practitioners from '@/resources/registry/practitioners'
import { accountListOf, fileTypeOf, pageOf } from '@/routes/recordPages'

const AccountType = z.enum(accountTypes)
const kinds = Object.keys(foundKinds) as FoundKind[]

describe('the page of a record', () => {
  it.each(kinds)('of the kind %s lets in whoever the search shows it to, and nobody less', kind => {
    const needs: readonly Permission[] = foundKinds[kind]
    const path = placeOf(new URL(pageOf(kind, { key: 'A/1 2', status: null }), 'http://portal').pathname)
    const enters = (held: readonly Permission[]) =>
      mayEnter(path, permission => held.includes(permission as Permission))
    expect(enters(needs)).toBe(true)
    // Permissions beyond the route are those of the calls that fill the page.
    const ofRoute = needs.filter(permission => !enters(needs.filter(one => one !== permission)))
    expect(needs).toEqual(expect.arrayContaining(ofRoute))
    expect(ofRoute.length).toBeGreaterThan(0)
  })

  it('is the one that its list opens', () => {
    const opened = (definition: Resource, row: object) => {
      const view = definition.actions?.view
      return view?.type === 'open' ? `/home/${view.open(row)}` : undefined
    }
    expect(pageOf('COMPANY', { key: 'G/12', status: null })).toBe(opened(companies, { brn: 'G/12' }))
    expect(pageOf('LEGAL_DOCUMENT', { key: '2024/1', status: null })).toBe(
      opened(legalDocuments, { instrumentNumber: '2024/1' }),
    )
    expect(pageOf('PRACTITIONER', { key: 'UPN 1', status: null })).toBe(
      opened(practitioners, { uniquePractitionerNumber: 'UPN 1' }),
    )
  })

  it('leads from an account to the list of its type, searched for its name', () => {
    const tabs = [staffAccounts, clientAccounts, businessAccounts, mdaAccounts, privateOrganisations]
    for (const { fixed, tab } of tabs) {
      const accountType = AccountType.parse(fixed?.accountType)
      expect(accountListOf({ title: 'A & B', accountType })).toBe(
        `/home/accounts/breakdown?tab=${tab?.key}&search=A+%26+B`,
      )
    }
    expect(accountListOf({ title: 'A', accountType: 'PARTNER' })).toBe(
      `/home/accounts/breakdown?tab=${partnerAccounts.tab?.key}`,
    )
    expect(accountListOf({ title: 'A' })).toBeUndefined()
  })

  it('names the types of file that there are', () => {
    for (const kind of kinds) expect(fileTypeOf(kind)).toBe(fileTypes.find(({ record }) => record === kind)?.key)
  })
})
