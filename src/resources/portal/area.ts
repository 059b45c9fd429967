import { defineArea } from '@/definition/defineArea'
import { withProps } from '@/definition/withProps'

/** Loads of the register, records of who changed and who read what, the check of the installation, and the journey of a case. */
export default defineArea({
  pages: [
    {
      path: 'loads',
      menu: {
        label: 'Loads',
        about: 'Bring the register in from files',
        icon: 'load',
        letter: 'f',
      },
      permit: { menu: 'can_load_register', route: 'can_load_register' },
      needs: 'loads',
      list: () => import('./loads'),
      words: () => import('@/customPages/loads/words'),
      screen: withProps(() => import('@/customPages/loads/LoadsPage'), { resource: () => import('./loads') }),
    },
    {
      path: 'loads/:load',
      needs: 'loads',
      words: () => import('@/customPages/loads/words'),
      screen: withProps(() => import('@/customPages/loads/LoadPage'), {
        list: () => import('./loads'),
        findings: () => import('./loadFindings'),
      }),
    },
    {
      path: 'audit-trail',
      menu: {
        label: 'Audit trail',
        about: 'All changes in the registry: who made them, when, from where, and the earlier values',
        icon: 'history',
        letter: 'u',
      },
      permit: { menu: 'can_view_audit_trail', route: 'can_view_audit_trail' },
      needs: 'audit',
      list: () => import('./audit'),
      // Exports and prints name lists by their titles.
      uses: 'all',
    },
    {
      path: 'access-log',
      menu: {
        label: 'Access log',
        about: 'Who opened, revealed, exported or printed a file, when and from where. Values are never recorded.',
        icon: 'accessLog',
        letter: 'l',
      },
      permit: { menu: 'can_view_access_log', route: 'can_view_access_log' },
      needs: 'accessLog',
      lists: { 'access-log': () => import('./accessLog'), 'access-sample': () => import('./accessSample') },
      uses: 'all',
    },
    {
      path: 'doctor',
      menu: {
        label: 'System check',
        about: 'Faults of this installation',
        icon: 'health',
        letter: 'h',
      },
      permit: { menu: 'can_run_doctor', route: 'can_run_doctor' },
      needs: 'doctor',
      screen: () => import('@/customPages/doctor/DoctorPage'),
    },
    {
      // A tracking number may hold slashes.
      path: 'journey/*',
      needs: 'journey',
      screen: withProps(() => import('@/customPages/journey/JourneyPage'), {
        records: () => import('@/routes/journeyRecords'),
      }),
      uses: ['billing/transactions', 'insolvencyApplications', 'registrationProcesses'],
    },
  ],
  lists: { 'load-findings': () => import('./loadFindings') },
})
