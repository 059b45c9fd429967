import { chosenBy } from '@contract/call'
import { type PushService, reservationPush } from '@contract/processes/reservationPush'
import { normalBrn } from '@contract/registry/brn'
import { registryMoment } from '@contract/registryDay'
import { definePageForm } from '@/definition/definePageForm'
import { choice, code, date } from '@/definition/field'

type Draft = {
  service: PushService
  brn?: string | undefined
  startDate?: string | undefined
  endDate?: string | undefined
}

/** Returns the request with days from their first to their last second. */
const range = ({ brn, startDate, endDate }: Draft, spell: (day: string, time: string) => string) => ({
  brn: brn && normalBrn(brn),
  startDate: startDate && spell(startDate, '00:00:00'),
  endDate: endDate && spell(endDate, '23:59:59'),
})

const pushBusinessNames = reservationPush.businessNames.from((draft: Draft) => ({
  body: range(draft, (day, time) => registryMoment(day, time)),
}))
const pushCompanies = reservationPush.companies.from((draft: Draft) => ({
  body: range(draft, (day, time) => `${day} ${time}`),
}))

/** The service decides which call is sent and how its dates are spelt. */
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
  says: { done: 'The result for each name is below.' },
  keeps: ['service', 'brn', 'startDate', 'endDate'],
})
