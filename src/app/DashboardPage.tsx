import { Suspense } from 'react'
import { mayEnter } from '@/authProvider/access'
import { HOME } from '@/authProvider/guard'
import { holds } from '@/authProvider/session'
import { AwaitedFirst, Dashboard } from '@/customPages/dashboard/Dashboard'
import { openPageWords } from '@/i18n/languages'
import { useInLanguage } from '@/i18n/translatedDefinition'
import { resources } from '@/resources'
import transactions from '@/resources/billing/transactions'
import { useAnnouncedExtensions } from '@/views/hostExtensions'
import { lazyComponent } from '@/views/lazyComponent'
import { useAdmin } from './adminContext'
import type { VisibleEntry } from './menu'
import { iconOf } from './shell/icons'
import { useVisibleMenu } from './shell/useVisibleMenu'

/** Path of the page of work, which stands above the areas and is none of them. */
const WORK = 'work'
const DashboardWork = lazyComponent(async () => ({
  default: (await Promise.all([import('./workScreens'), openPageWords('work')]))[0].DashboardWork,
}))

const listAt = (place: string) => resources.find(({ path }) => path === place)

/** Every place that is more than the way to others: those without any below them, and areas with a list of their own. */
const placesIn = (entries: readonly VisibleEntry[]): VisibleEntry[] =>
  entries.flatMap(entry => [
    ...(entry.children.length && !listAt(entry.path) ? [] : [entry]),
    ...placesIn(entry.children),
  ])

/** The dashboard with the areas this person finds in the menu and is let into. */
const DashboardPage = () => {
  const { http } = useAdmin()
  const announced = useAnnouncedExtensions()
  const inLanguage = useInLanguage()
  const areas = placesIn(useVisibleMenu())
    .filter(({ path }) => path !== WORK && mayEnter(path, holds))
    .map(({ path, icon, label, about }) => {
      const declared = listAt(path)
      const list = declared && inLanguage('resources', declared)
      return { path, address: `${HOME}/${path}`, Icon: iconOf(icon), label, about: about ?? list?.about, list }
    })
  const payments = inLanguage('resources', transactions)
  return (
    <Dashboard
      http={http}
      hasSummary={announced?.has('summary')}
      areas={areas}
      payments={payments}
      first={
        announced?.has('work') && (
          <Suspense fallback={<AwaitedFirst />}>
            <DashboardWork />
          </Suspense>
        )
      }
    />
  )
}

export default DashboardPage
