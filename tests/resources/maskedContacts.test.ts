import { type Account, accountTypes } from '@contract/accounts/account'
import { toId } from '@contract/id'
import { expect, it } from 'vitest'
import type { Resource } from '@/definition/defineResource'
import clientAccounts from '@/resources/accounts/clientAccounts'

it('leaves masked contacts out of the form of an account, and fills in those that are shown', () => {
  const { actions }: Resource = clientAccounts
  const edit = actions?.edit
  if (edit?.type !== 'form') throw new Error('the list must have the form')
  const account = { id: toId('a7'), accountType: accountTypes[0], givenName: 'Ann', surName: 'Opio' } as Account
  const masked = { ...account, email: 'a••••••••@••••••••', phoneNumber: '+25677••••••987' }
  expect(edit.draft?.(masked as never)).toMatchObject({ accountName: 'Ann Opio', email: undefined, phone: undefined })
  const shown = { ...account, email: 'ann@post.example', phoneNumber: '+256772123987' }
  expect(edit.draft?.(shown as never)).toMatchObject({ email: 'ann@post.example', phone: '+256772123987' })
})
