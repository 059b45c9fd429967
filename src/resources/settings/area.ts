import { defineArea } from '@/definition/defineArea'
import { withProps } from '@/definition/withProps'

/** General Settings. */
export default defineArea({
  pages: [
    {
      path: 'settings',
      menu: {
        label: 'General Settings',
        about: 'Departments, occupations, countries, user manuals and messages to users',
        icon: 'settings',
        letter: 's',
      },
      permit: { menu: 'can_view_general_settings', route: 'can_access_settings' },
      lists: {
        departments: () => import('./departments'),
        occupations: () => import('./occupations'),
        countries: () => import('./countries'),
        manuals: () => import('./manuals'),
        'closing-days': () => import('./closingDays'),
        'flag-kinds': () => import('./flagKinds'),
      },
      tabs: [
        {
          key: 'system-messenger',
          tab: 'daftari.messenger.tab',
          about: 'daftari.messenger.about',
          screen: withProps(() => import('@/customPages/messenger/Messenger'), { sent: () => import('./broadcasts') }),
        },
      ],
    },
  ],
  lists: { broadcasts: () => import('./broadcasts') },
})
