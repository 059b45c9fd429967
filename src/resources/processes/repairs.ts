import { defineSection } from '@/definition/defineSections'
import annualReturns from './annualReturns'
import { dataCorrectionSection } from './dataCorrections'
import formCompliance from './formCompliance'
import legalRetry from './legalRetry'
import reservationPush from './reservationPush'

/** Sections for manual repairs, after those of the services' own processes (PROC-02). */
export const repairSections = [
  defineSection({
    key: 'reservation',
    label: 'Reservation Service',
    about: 'Pushes registered names to the name search.',
    shows: { part: 'reservation', form: reservationPush },
  }),
  defineSection({
    key: 'legal-documents',
    label: 'Legal Documents',
    about: 'Sends an attachment to EDMS again.',
    shows: { form: legalRetry },
  }),
  defineSection({
    key: 'annual-returns',
    label: 'Annual Returns',
    about: 'Sets the status of the annual returns of a company.',
    shows: { part: 'annual-returns', form: annualReturns },
  }),
  defineSection({
    key: 'form-compliance',
    label: 'Forms Compliance',
    about: 'Sets whether a company has filed a form.',
    shows: { part: 'form-compliance', form: formCompliance },
  }),
  dataCorrectionSection,
]
