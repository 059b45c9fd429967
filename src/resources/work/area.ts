import { defineArea } from '@/definition/defineArea'
import { withProps } from '@/definition/withProps'

/** Work that waits for staff, the team that does it, and long jobs. */
export default defineArea({
  pages: [
    {
      path: 'work',
      menu: {
        label: 'Work',
        about: 'Everything that waits for somebody, the most urgent first',
        icon: 'work',
        letter: 'w',
      },
      permit: { menu: 'asRoute', route: 'can_access_dashboard' },
      needs: 'work',
      list: () => import('./work'),
      screen: withProps(() => import('@/customPages/work/WorkPage'), {
        resource: () => import('./work'),
        pages: () => import('@/routes/workPages'),
      }),
    },
    {
      path: 'work-team',
      menu: { label: 'Team', about: 'What each colleague owns, has open and has done', icon: 'team', letter: 't' },
      permit: { menu: 'can_supervise_work', route: 'can_supervise_work' },
      needs: 'work',
      lists: {
        'work-people': () => import('./people'),
        'work-items': () => import('./items'),
        'work-reassignments': () => import('./reassignments'),
        'work-settlements': () => import('./settlements'),
        'work-absences': () => import('./absences'),
      },
      tabs: [
        {
          key: 'figures',
          tab: 'daftari.workTeamTab.label',
          about: 'daftari.workTeamTab.about',
          leads: true,
          screen: withProps(() => import('@/customPages/workTeam/TeamFigures'), { items: () => import('./items') }),
        },
      ],
    },
    {
      path: 'jobs',
      menu: {
        label: 'Jobs',
        about: 'Acts on many rows, imports and exports: how far they are, and their files for 7 days',
        icon: 'jobs',
        letter: 'j',
      },
      permit: { menu: 'asRoute', route: 'can_access_dashboard' },
      needs: 'jobs',
      list: () => import('./jobs'),
      screen: withProps(() => import('@/customPages/jobs/JobsPage'), { resource: () => import('./jobs') }),
    },
  ],
})
