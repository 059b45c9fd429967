import { defineArea } from '@/definition/defineArea'

/** Insolvency applications and their settings. */
export default defineArea({
  pages: [
    {
      path: 'insolvency-settings',
      menu: {
        label: 'Insolvency Settings',
        about: 'Insolvency applications, reasons for winding up and qualifications of practitioners',
        icon: 'insolvency',
        letter: 'i',
      },
      permit: { menu: 'can_view_insolvency_settings', route: 'can_access_settings' },
      lists: {
        insolvencyApplications: () => import('./applications'),
        windingUpReasons: () => import('./windingUpReasons'),
        professionalQualifications: () => import('./professionalQualifications'),
        academicQualifications: () => import('./academicQualifications'),
        professionalBodies: () => import('./professionalBodies'),
      },
      over: () => import('@/customPages/insolvency/OpenApplication'),
    },
    {
      path: 'insolvency-settings/winding-up/:number',
      screen: () => import('@/customPages/insolvency/WindingUp'),
      uses: ['insolvencyApplications'],
    },
  ],
})
