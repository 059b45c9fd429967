import { type Account, fullName } from '@contract/accounts/account'
import { accounts } from '@contract/accounts/accounts'
import { officialReceivers } from '@contract/accounts/officialReceivers'
import type { Id } from '@contract/id'
import { type Action, type Button, defineForm, formAction } from '@/definition/defineResource'
import { listOptions, picked } from '@/definition/field'

type Draft = { individualAccountId: Id; backOfficeAccountId: Id }

/** Returns the property to search clients by, guessed from the text: one box searches name, phone and email. */
const sortOf = (typed: string) =>
  typed.includes('@') ? 'email' : /^\+?[\d ()-]{3,}$/.test(typed) ? 'phone' : ('name' as const)

const about = ({ email, phoneNumber }: Account) => [email, phoneNumber].filter(Boolean).join(' · ')
const sizes = [15, 20, 50, 100]

const form = defineForm<Draft>({
  title: 'Make Official Receiver',
  submit: 'Make Official Receiver',
  pairs: true,
  fields: {
    individualAccountId: picked(
      'Individual account',
      listOptions(accounts.individuals, {
        // The documents give this search no status.
        when: ({ enabled }) => enabled !== false,
        value: ({ id }) => id,
        label: fullName,
        about,
        start: ({ individualName, individualAbout }) => ({
          label: String(individualName ?? ''),
          about: String(individualAbout ?? ''),
        }),
        search: {
          filter: 'name',
          filterOf: sortOf,
          placeholder: 'Name, email or phone of a client',
          none: 'No Account Found',
          sizes,
        },
      }),
      { required: true },
    ),
    backOfficeAccountId: picked(
      'Backoffice account',
      listOptions(accounts.staff, {
        filter: { accountStatus: 'ACTIVE' },
        value: ({ id }) => id,
        label: fullName,
        about,
        search: {
          filter: 'name',
          placeholder: 'Name of a member of staff',
          none: 'No Account Found',
          sizes,
          // The search of staff expects names in capitals (decision E1).
          sends: typed => typed.toUpperCase(),
        },
      }),
      { required: true },
    ),
  },
  send: officialReceivers.create.from(({ individualAccountId, backOfficeAccountId }: Draft) => ({
    body: { individualAccountId, backOfficeAccountId },
  })),
  // The host's own message takes precedence (decision E18).
  says: { done: 'Account converted to official receiver', untold: 'Failed to transfer' },
})

const permit = 'can_make_account_practitioner'

/** Button that picks a client and the backoffice account that they act with. */
export const makeReceiver: Button = { label: 'Make Official Receiver', permit, form }

/** Row action with the same form, for the client of the row (decision E20). */
export const makeReceiverOf: Action<Account> = formAction({
  label: 'Make Official Receiver',
  icon: 'receiver',
  permit,
  when: ({ enabled }) => enabled === true,
  draft: account => ({
    id: account.id,
    individualAccountId: account.id,
    individualName: fullName(account),
    individualAbout: about(account),
  }),
  form,
})
