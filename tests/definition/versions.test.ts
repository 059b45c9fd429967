import { Account } from '@contract/accounts/account'
import { toId } from '@contract/id'
import { WorkItem } from '@contract/portal/work'
import { Mda } from '@contract/registry/mdas'
import { describe, expect, it } from 'vitest'
import type { Action } from '@/definition/defineResource'
import { editContactPerson, editContacts } from '@/resources/accounts/contactForms'
import staffAccounts from '@/resources/accounts/staffAccounts'
import mdas from '@/resources/registry/mdas'
import work from '@/resources/work/work'

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

describe('passing on work', () => {
  const item = {
    ...{ id: '7', source: 'PROCESS', key: 'IPC-1000007', subject: 'Grace', since: '2026-11-26T08:00:00Z' },
    urgency: 'TODAY',
  }
  const bodiesOf = (owner: object) => {
    const row = WorkItem.parse({ ...item, ...owner })
    const { passOn, giveBack } = work.actions ?? {}
    if (giveBack?.type !== 'send') throw new Error('The action sends a row')
    return [bodyOf(passOn, row), giveBack.send.request(row, { userId: toId('1') }).body]
  }

  it('sends the owner that the person saw, also nobody', () => {
    for (const ownerId of ['a1', null])
      expect(bodiesOf({ ownerId })).toEqual(Array(2).fill(expect.objectContaining({ seen: ownerId })))
  })

  it('sends none where the list has no owners', () => {
    for (const body of bodiesOf({})) expect(JSON.stringify(body)).not.toContain('seen')
  })
})
