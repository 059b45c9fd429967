import { type Account, accountStatuses, fullName } from '@contract/accounts/account'
import { accounts } from '@contract/accounts/accounts'
import { BASELINE_ROLE } from '@contract/accounts/roles'
import { idText } from '@contract/id'
import { registryToday } from '@contract/registryDay'
import type { Action } from '@/definition/defineResource'
import { choice, computed, date, flag, type Tone, text } from '@/definition/field'
import { addressOfRecord } from '@/definition/recordLink'
import { showPersonalData } from '../portal/personalData'
import { SELECTED_ACCOUNT, type SelectedAccount } from './selectedAccount'

/** Common part of the account lists: page, paging, and toast. */
export const inBreakdown = {
  label: 'Accounts Management',
  path: 'accounts/breakdown',
  key: 'id',
  size: 10,
  pager: 'needed',
  pageNumber: true,
  headline: 'name',
  notFoundHint: 'Check the spelling or clear a filter.',
  // Failures of accounts are also shown in a toast (docs/requirements/accounts.md).
  failedToast: 'message',
} as const

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')
const linesOf = (...parts: (string | null | undefined)[]) => parts.flatMap(text => (text ? [{ text }] : []))

/** Returns the roles to show: all but the role that everybody has. */
export const shownRoles = ({ userRoles }: Account) => (userRoles ?? []).filter(({ name }) => name !== BASELINE_ROLE)

/**
 * With exactly two roles the cell names the one beside the common role; otherwise it shows their number minus one
 * (decision E6).
 */
const namesItsRole = ({ userRoles }: Account) => userRoles?.length === 2
const rolesCell = (account: Account) =>
  namesItsRole(account)
    ? shownRoles(account).map(({ name }) => name)
    : [String(Math.max(0, (account.userRoles?.length ?? 0) - 1))]

const idTypeWords = { NATIONAL_ID: 'National ID', PASSPORT: 'Passport', ALIEN_ID: 'Alien ID' }
const genderWords = { MALE: 'Male', FEMALE: 'Female' }

export const accountFields = {
  createdAt: date('Date Created'),
  apiAccess: flag('API', { true: 'Granted', false: 'Not granted' }, { labelled: true }),
  gender: choice('Gender', genderWords),
  nationality: text('Nationality'),
}

/**
 * Returns the status of an account. Our API also reports a lock after wrong codes, and the last day of an
 * organisation's authorisation.
 */
const statusOf = ({ enabled, locked, expiresOn }: Account) => {
  if (enabled && locked) return 'locked'
  if (enabled && expiresOn && expiresOn < registryToday()) return 'expired'
  return enabled === null || enabled === undefined ? undefined : String(enabled)
}

const statusTones: Record<string, Tone> = { true: 'good', false: 'quiet', locked: 'bad', expired: 'warning' }

export const statusColumn = computed<Account>('choice', 'Status', statusOf, {
  options: { true: 'Active', false: 'Inactive', locked: 'Locked', expired: 'Authority ended' },
  tone: status => statusTones[status],
})

export const accountColumns = {
  enabled: statusColumn,
  name: computed<Account>('text', 'Name', fullName, { opens: () => 'summary' }),
  contacts: computed<Account>('text', 'Official contacts', ({ email, phoneNumber }) => joined(email, phoneNumber), {
    tick: 'Verified',
    lines: ({ email, emailVerified, phoneNumber, phoneVerified }) => [
      ...(email ? [{ text: email, ticked: emailVerified ?? false }] : []),
      ...(phoneNumber ? [{ text: phoneNumber, ticked: phoneVerified ?? false }] : []),
    ],
  }),
  identity: computed<Account>('code', 'ID', ({ idNumber, idType }) => joined(idNumber, idType), {
    options: idTypeWords,
    lines: ({ idNumber, idType }) => [
      ...linesOf(idNumber),
      ...(idType ? [{ text: idType, option: true } as const] : []),
    ],
  }),
  roles: computed<Account>('several', 'Roles', rolesCell, {
    opens: account => (namesItsRole(account) ? undefined : 'roles'),
    labelled: true,
  }),
  contactPerson: computed<Account>(
    'text',
    'Contact Person',
    ({ contactPersons }) => joined(contactPersons?.[0]?.name, contactPersons?.[0]?.phone),
    { lines: ({ contactPersons }) => linesOf(contactPersons?.[0]?.name, contactPersons?.[0]?.phone) },
  ),
}

const [ACTIVE, INACTIVE] = accountStatuses
export const statusFilter = choice('Status', { [ACTIVE]: 'Active', [INACTIVE]: 'Inactive' } as const)
export const typedFilters = {
  email: text('Email'),
  phone: text('Phone'),
  from: date('Start date'),
  to: date('End date'),
}
/** Orders and days of the lists that do not arrive whole. */
export const sortedAccounts = {
  sortable: ['name', 'createdAt'],
  sort: { field: 'createdAt', order: 'DESC' },
  period: { from: 'from', to: 'to' },
} as const
export const byName = { filter: 'name', on: 'enter', placeholder: 'Name' } as const

const toStatus = (status: (typeof accountStatuses)[number]) =>
  accounts.setStatus.from(({ id }: Account) => ({ body: { userId: id, status } }))
const sure = { question: 'Are you sure of this action ?' }

const personalIn = (account: Account) => {
  const { id, email, phoneNumber, idNumber, dob, contactPersons } = account
  const contacts = (contactPersons ?? []).flatMap(one => [one.email, one.phone])
  return { key: idText(id), name: fullName(account), values: [email, phoneNumber, idNumber, dob, ...contacts] }
}

/** Actions on an account of any kind. */
export const accountActions = {
  summary: {
    type: 'open',
    label: 'Account summary',
    icon: 'view',
    open: ({ id }) => addressOfRecord('account', idText(id)),
    keeps: account => ({
      key: SELECTED_ACCOUNT,
      value: { id: account.id, name: fullName(account) } satisfies SelectedAccount,
    }),
  },
  activate: {
    type: 'send',
    label: 'Activate',
    icon: 'activate',
    permit: 'can_update_account_status',
    when: ({ enabled }) => !enabled,
    send: toStatus('ACTIVE'),
    confirm: { ...sure, names: fullName },
  },
  deactivate: {
    type: 'send',
    label: 'Deactivate',
    icon: 'deactivate',
    permit: 'can_update_account_status',
    // Deactivating an account that was never activated withdraws its link.
    when: ({ enabled, invited }) => enabled === true || invited === true,
    send: toStatus('INACTIVE'),
    confirm: { ...sure, names: fullName },
  },
  unlock: {
    type: 'send',
    label: 'Unlock',
    icon: 'activate',
    permit: 'can_update_account_status',
    // Activating an active account unlocks it; a host that reports no lock offers no such action.
    when: ({ enabled, locked }) => enabled === true && locked === true,
    send: toStatus('ACTIVE'),
    confirm: { ...sure, names: fullName },
  },
  activationLink: {
    type: 'send',
    label: 'activation link',
    icon: 'mail',
    permit: 'can_resend_account_emails',
    when: ({ enabled }) => !enabled,
    send: accounts.resendActivation.from(({ id }: Account) => ({ body: { userId: id } })),
  },
  showPersonalData: showPersonalData('ACCOUNT', personalIn),
} satisfies Record<string, Action<Account>>
