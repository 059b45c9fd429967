import type { PartnerType } from '@contract/accounts/account'
import { normalNin } from '@contract/accounts/nin'
import { LETTER, registration } from '@contract/accounts/registration'
import { type Create, defineForm } from '@/definition/defineResource'
import { code, date, file, text } from '@/definition/field'
import { ninLookUp } from './ninField'

type Draft = {
  name: string
  email: string
  phone: string
  contactName: string
  contactNin: string
  contactEmail: string
  contactPhone: string
  letterAttachment: File | undefined
  expiresOn: string
}

const named = { required: true, longest: 200 } as const
const phone = { required: true, longest: 30 } as const

const bodyOf = ({ letterAttachment: _, contactNin, expiresOn, ...draft }: Draft) => ({
  name: draft.name,
  email: draft.email.trim(),
  phone: draft.phone.trim(),
  contactName: draft.contactName,
  contactEmail: draft.contactEmail.trim(),
  contactPhone: draft.contactPhone.trim(),
  ...(contactNin.trim() && { contactNin: normalNin(contactNin) }),
  ...(expiresOn && { expiresOn }),
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
          email: text('Email', named),
          phone: text('Phone', phone),
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
          contactEmail: text('Email of the contact person', named),
          contactPhone: text('Phone of the contact person', phone),
          letterAttachment: file('Authorising letter or MOU', LETTER),
        },
        send: partnerType === 'MDA' ? asMda : asPartner(partnerType),
        says: { done: 'User registered successfully' },
      }),
    },
  ],
})
