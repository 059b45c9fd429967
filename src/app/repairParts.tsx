import annualReturns from '@/resources/processes/annualReturns'
import formCompliance from '@/resources/processes/formCompliance'
import namePushes from '@/resources/processes/namePushes'
import reservationPush from '@/resources/processes/reservationPush'
import { lazyComponent } from '@/views/lazyComponent'

const ReservationPush = lazyComponent(() => import('@/customPages/processes/ReservationPush'))
const AnnualReturns = lazyComponent(() => import('@/customPages/processes/AnnualReturns'))
const FormCompliance = lazyComponent(() => import('@/customPages/processes/FormCompliance'))

/** Parts of the sections of Internal Processing that are no lists. */
export const repairParts = [
  { key: 'reservation', Content: () => <ReservationPush form={reservationPush} names={namePushes} /> },
  { key: 'annual-returns', Content: () => <AnnualReturns form={annualReturns} /> },
  { key: 'form-compliance', Content: () => <FormCompliance form={formCompliance} /> },
]
