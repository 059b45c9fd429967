import { defineArea } from '@/definition/defineArea'
import { withProps } from '@/definition/withProps'

const permit = { route: 'can_access_dashboard' } as const
const profile = withProps(() => import('@/customPages/profile/Profile'), {
  people: () => import('../accounts/staffRoles'),
})

/** The dashboard, the profile, the glossary and the reports. */
export default defineArea({
  pages: [
    { path: 'dashboard', permit, screen: () => import('@/layout/DashboardPage') },
    // One screen under both of its names (decision A10).
    { path: 'profile', permit, screen: profile },
    { path: 'user_profile', permit, screen: profile },
    { path: 'glossary', permit, screen: () => import('@/customPages/glossary/Glossary') },
    { path: 'reports', permit, screen: () => import('@/customPages/reports/Reports') },
  ],
})
