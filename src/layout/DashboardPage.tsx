import { lazy, memo, Suspense, useDeferredValue } from 'react'
import { mayEnter } from '@/authProvider/access'
import { HOME } from '@/authProvider/guard'
import { holds } from '@/authProvider/session'
import { useAnnouncedExtensions } from '@/components/hostExtensions'
import { useStored } from '@/createStore'
import { AwaitedFirst, Dashboard } from '@/customPages/dashboard/Dashboard'
import { GuideBars } from '@/customPages/dashboard/GuideBars'
import type { AreaDefinitions } from '@/definition/defineArea'
import { siteMap } from '@/definition/siteMap'
import { withProps } from '@/definition/withProps'
import { useInLanguage } from '@/i18n/translatedDefinition'
import { iconOf } from '@/layout/shell/icons'
import { useVisibleMenu } from '@/layout/shell/useVisibleMenu'
import { useAdmin } from '../routes/adminContext'
import { definitions, loadedAreas, openArea, pageAt } from '../routes/areas'
import type { VisibleEntry } from '../routes/menu'

/** Paths of the pages of what a person does, which everybody has: they are no areas of the registry. */
const OWN_PAGES: readonly string[] = ['work', 'jobs']
const PAYMENTS = 'billing/transactions'
const loadWork = withProps(() => import('@/customPages/work/WorkFirst'), {
  pages: () => import('../routes/workPages'),
  list: () => import('@/resources/work/work'),
})
const DashboardWork = lazy(async () => {
  const [work] = await Promise.all([loadWork(), openArea('work')])
  return work
})

/** Every place that is more than the way to others: those without any below them, and areas with a list of their own. */
const placesIn = (entries: readonly VisibleEntry[]): VisibleEntry[] =>
  entries.flatMap(entry => [
    ...(entry.children.length && !pageAt(entry.path) ? [] : [entry]),
    ...placesIn(entry.children),
  ])

type Props = { loaded: ReadonlyMap<string, AreaDefinitions> }

/** The areas that this person finds in the menu and is let into, with the labels of the lists that are loaded. */
const Areas = memo(({ loaded }: Props) => {
  const { http } = useAdmin()
  const announced = useAnnouncedExtensions()
  const inLanguage = useInLanguage()
  const lists = [...loaded.values()].flatMap(area => area.lists)
  const listOf = (name: string) => {
    const list = lists.find(one => one.name === name)
    return list && inLanguage('resources', list)
  }
  const areas = placesIn(useVisibleMenu())
    .filter(({ path }) => !OWN_PAGES.includes(path) && mayEnter(path, holds))
    .map(({ path, icon, label, about }) => {
      const summary = siteMap().pages.get(path)?.summary
      return {
        path,
        address: `${HOME}/${path}`,
        Icon: iconOf(icon),
        label,
        about,
        summary,
        list: summary && listOf(path),
      }
    })
  const loadLabels = () => {
    const counted = areas.filter(({ summary }) => summary).map(({ path }) => path)
    const paid = holds('can_view_billing_settings', 'general') ? [PAYMENTS] : []
    return Promise.all([...counted, ...paid].map(definitions.load))
  }
  return (
    <Dashboard
      http={http}
      hasSummary={announced?.has('summary')}
      areas={areas}
      loadLabels={loadLabels}
      payments={listOf(PAYMENTS)}
      first={
        <>
          <GuideBars />
          {announced?.has('work') === false || (
            <Suspense fallback={<AwaitedFirst />}>{announced ? <DashboardWork /> : <AwaitedFirst />}</Suspense>
          )}
        </>
      }
    />
  )
})

/** The dashboard. Whoever leaves it for a new area does not wait until it is drawn once more with the lists of that area. */
const DashboardPage = () => <Areas loaded={useDeferredValue(useStored(loadedAreas))} />

export default DashboardPage
