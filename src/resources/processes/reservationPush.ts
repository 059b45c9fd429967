import { chosenBy } from '@contract/call'
import { type PushService, reservationPush } from '@contract/processes/reservationPush'
import { normalBrn } from '@contract/registry/brn'
import { definePageForm } from '@/definition/definePageForm'
import { choice, code, date } from '@/definition/field'

type Draft = { service: PushService; brn: string; startDate: string; endDate: string }

/** The days from their first second to their last; what is left empty is not sent. */
const asked = ({ brn, startDate, endDate }: Draft, spell: (day: string, time: string) => string) => ({
  ...(normalBrn(brn) && { brn: normalBrn(brn) }),
  ...(startDate && { startDate: spell(startDate, '00:00:00') }),
  ...(endDate && { endDate: spell(endDate, '23:59:59') }),
})

const pushBusinessNames = reservationPush.businessNames.from((draft: Draft) => ({
  body: asked(draft, (day, time) => new Date(`${day}T${time}`).toISOString()),
}))
const pushCompanies = reservationPush.companies.from((draft: Draft) => ({
  body: asked(draft, (day, time) => `${day} ${time}`),
}))

/** Which call it is, and how that one spells its dates, depends on the service. */
export default definePageForm({
  name: 'reservationPush',
  submit: 'Push',
  fields: {
    service: choice(
      'Service',
      { BUSINESS_NAME: 'Business Name Registration', COMPANY: 'Company Incorporation' },
      { required: true, missing: 'Select a service first.' },
    ),
    brn: code('BRN', { longest: 60 }),
    startDate: date('Start Date'),
    endDate: date('End Date', { notBefore: 'startDate' }),
  },
  send: chosenBy(pushBusinessNames, ({ service }) => (service === 'COMPANY' ? pushCompanies : undefined)),
  says: { done: 'See below how each name went.' },
  keeps: ['service', 'brn', 'startDate', 'endDate'],
})
