import { defineArea } from '@/definition/defineArea'
import { withProps } from '@/definition/withProps'

/** Messages to other systems, and their repair. */
export default defineArea({
  pages: [
    {
      path: 'internal-processes',
      menu: {
        label: 'Internal Processing',
        about: 'Background processes and manual corrections',
        icon: 'process',
        letter: 'p',
      },
      permit: { menu: 'can_view_internal_processing', route: 'can_access_internal_processing' },
      lists: {
        registrationProcesses: () => import('./registrationProcesses'),
        incorporationProcesses: () => import('./incorporationProcesses'),
        dataCorrections: () => import('./dataCorrections'),
      },
      sections: () => import('./page'),
      parts: {
        reservation: withProps(() => import('@/customPages/processes/ReservationPush'), {
          form: () => import('./reservationPush'),
          names: () => import('./namePushes'),
        }),
        'annual-returns': withProps(() => import('@/customPages/processes/AnnualReturns'), {
          form: () => import('./annualReturns'),
        }),
        'form-compliance': withProps(() => import('@/customPages/processes/FormCompliance'), {
          form: () => import('./formCompliance'),
        }),
      },
    },
  ],
  lists: { namePushes: () => import('./namePushes') },
})
