import type { PartnerType } from '@contract/accounts/account'
import { normalNin } from '@contract/accounts/nin'
import { LETTER, registration } from '@contract/accounts/registration'
import { type Create, defineForm } from '@/definition/defineResource'
import { code, date, email, file, phone, text } from '@/definition/field'
import { ninLookUp } from './ninField'

type Draft = {
  name: string
  email: string
  phone: string
  contactName: string
  contactNin?: string | undefined
  contactEmail: string
  contactPhone: string
  letterAttachment?: File | undefined
  expiresOn?: string | undefined
}

const named = { required: true, longest: 200 } as const

const bodyOf = ({ letterAttachment: _, contactNin, expiresOn, ...draft }: Draft) => ({
  name: draft.name,
  email: draft.email,
  phone: draft.phone,
  contactName: draft.contactName,
  contactEmail: draft.contactEmail,
  contactPhone: draft.contactPhone,
  contactNin: contactNin && normalNin(contactNin),
  expiresOn,
})

// An MDA has a registration call of its own (decision E8).
const asMda = registration.mda.from((draft: Draft) => ({
  body: { partnerType: 'MDA', ...bodyOf(draft) },
  file: draft.letterAttachment,
}))
const asPartner = (partnerType: PartnerType) =>
  registration.partner.from((draft: Draft) => ({
    body: { partnerType, ...bodyOf(draft) },
    file: draft.letterAttachment,
  }))

/** Form that adds an organisation of a kind, with its contact person and its letter of authorisation. */
export const addPartner = (partnerType: PartnerType): Create => ({
  label: 'Add Account',
  title: 'Add Account',
  permit: 'can_edit_user_contacts',
  ways: [
    {
      tab: 'Add Account',
      form: defineForm<Draft>({
        title: 'Add Account',
        submit: 'Save',
        pairs: true,
        fields: {
          name: text('Name', named),
          email: email('Email', { required: true }),
          phone: phone('Phone', { required: true }),
          expiresOn: date('Expires on'),
          contactNin: code('NIN of the contact person', {
            longest: 14,
            capitals: true,
            help: 'Enter all 14 characters to fill in the name.',
            lookUp: ninLookUp(
              () => true,
              ({ givenName: given, surname }) => ({ contactName: [given, surname].filter(Boolean).join(' ') }),
            ),
          }),
          contactName: text('Contact person', named),
          contactEmail: email('Email of the contact person', { required: true }),
          contactPhone: phone('Phone of the contact person', { required: true }),
          letterAttachment: file('Authorising letter or MOU', LETTER),
        },
        send: partnerType === 'MDA' ? asMda : asPartner(partnerType),
        says: { done: 'User registered successfully' },
      }),
    },
  ],
})
