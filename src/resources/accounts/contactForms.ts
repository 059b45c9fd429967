import { type Account, fullName } from '@contract/accounts/account'
import { accounts } from '@contract/accounts/accounts'
import type { Id } from '@contract/id'
import type { Permission } from '@contract/permissions'
import { isMasked } from '@contract/personal'
import { type Action, defineForm, formAction } from '@/definition/defineResource'
import { email, phone, text } from '@/definition/field'

export type Seen = Pick<Account, 'version'>
type Contacts = Seen & { id: Id; accountName: string; email: string; phone: string }

const emailField = email('Email', { required: true })
const phoneField = phone('Phone', { required: true })

/** A masked value is left out of a form: it must be typed, or shown first. */
const whole = (value: string | null | undefined) => (isMasked(value) ? undefined : (value ?? undefined))

/** Version of the row that the form was opened with; other hosts send none. */
export const seen = (version: Seen['version']) => (typeof version === 'number' ? { version } : {})

/** Form that edits email and phone and shows the name read-only (docs/requirements/accounts.md). */
export const editContacts = (permit: Permission, when: (account: Account) => boolean = () => true): Action<Account> =>
  formAction({
    label: 'Edit Account',
    icon: 'edit',
    permit,
    when,
    draft: account => ({
      id: account.id,
      version: account.version,
      accountName: fullName(account),
      email: whole(account.email),
      phone: whole(account.phoneNumber),
    }),
    form: defineForm({
      title: 'Edit Account',
      submit: 'Update',
      fields: { accountName: text('Name', { fixed: true }), email: emailField, phone: phoneField },
      send: accounts.updateContacts.from(({ id, email, phone, version }: Contacts) => ({
        body: { userId: id, email, phone, ...seen(version) },
      })),
    }),
  })

type Person = Seen & { id: Id; contactName: string; contactEmail: string; contactPhone: string }

/** Form that edits the contact person of an organisation. */
export const editContactPerson: Action<Account> = formAction({
  label: 'Edit contact person',
  icon: 'contact',
  permit: 'can_update_account_status',
  draft: ({ id, contactPersons, version }) => ({
    id,
    version,
    contactName: contactPersons?.[0]?.name ?? undefined,
    contactEmail: whole(contactPersons?.[0]?.email),
    contactPhone: whole(contactPersons?.[0]?.phone),
  }),
  form: defineForm({
    title: 'Edit contact person',
    submit: 'Update',
    fields: {
      contactName: text('Name', { required: true, longest: 200 }),
      contactEmail: emailField,
      contactPhone: phoneField,
    },
    send: accounts.updateContactPerson.from(({ id, ...contact }: Person) => ({
      body: {
        partnerId: id,
        contactName: contact.contactName,
        contactEmail: contact.contactEmail,
        contactPhone: contact.contactPhone,
        ...seen(contact.version),
      },
    })),
  }),
})
