import { Account } from '@contract/accounts/account'
import { toId } from '@contract/id'
import { Mda } from '@contract/registry/mdas'
import { describe, expect, it } from 'vitest'
import type { Action } from '@/definition/defineResource'
import { editContactPerson, editContacts } from '@/resources/accounts/contactForms'
import staffAccounts from '@/resources/accounts/staffAccounts'
import mdas from '@/resources/registry/mdas'

/** Returns the body that the form of an action sends for a row, with the values that it opens with. */
const bodyOf = <Row>(action: Action<Row> | undefined, row: Row): unknown => {
  if (action?.type !== 'form' || !action.form.send) throw new Error('The action has a form')
  return action.form.send.request(action.draft(row), { userId: toId('1') }).body
}
const ofAccounts = [editContacts('can_update_account_status'), editContactPerson, staffAccounts.actions?.department]

describe('the form that edits a row', () => {
  const organisation = { id: 'a1', name: 'Water Board', email: 'desk@water.example', phoneNumber: '0772111333' }

  it('sends the version that the person saw', () => {
    for (const action of ofAccounts)
      expect(bodyOf(action, Account.parse({ ...organisation, version: 3 }))).toMatchObject({ version: 3 })
    expect(bodyOf(mdas.actions?.edit, Mda.parse({ no: 7, name: 'Water Board', version: 3 }))).toEqual({
      name: 'Water Board',
      version: 3,
    })
  })

  it('sends none to a host whose rows have none', () => {
    for (const action of ofAccounts) expect(bodyOf(action, Account.parse(organisation))).not.toHaveProperty('version')
    expect(bodyOf(mdas.actions?.edit, Mda.parse({ no: 7, name: 'Water Board' }))).toEqual({ name: 'Water Board' })
  })
})
