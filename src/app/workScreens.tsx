import WorkFirst from '@/customPages/work/WorkFirst'
import WorkPage from '@/customPages/work/WorkPage'
import workItems from '@/resources/portal/work'
import { workPages } from './workPages'

/** Page of all work, with the pages of the portal on which it is decided. */
export const WorkScreen = () => <WorkPage resource={workItems} pages={workPages} />

/** Work at the top of the dashboard. */
export const DashboardWork = () => <WorkFirst pages={workPages} list={workItems} />
