import type { Extension } from '@contract/extensions'
import type { ReactElement } from 'react'
import { matchPath } from 'react-router-dom'
import { HOME } from '@/authProvider/guard'
import { openAreaWords } from '@/i18n/areaWords'
import { lazyComponent } from '@/parts/lazyComponent'
import { areaPages } from './areaPages'
import { openAllAreas, openArea, openFileTypes } from './areas'
import DashboardPage from './DashboardPage'

/** A page below /home. One that needs an extension exists only where the host announces it. */
export type Page = { path: string; element: ReactElement; needs?: Extension | undefined }

const Reports = lazyComponent(() => import('@/customPages/reports/Reports'))
const Credentials = lazyComponent(() => import('@/customPages/credentials/Credentials'))

const Profile = lazyComponent(async () => {
  const [{ default: Profile }, { default: people }] = await Promise.all([
    import('@/customPages/profile/Profile'),
    import('@/resources/accounts/staffRoles'),
    openAreaWords('accounts'),
  ])
  return { default: () => <Profile people={people} /> }
})

const EntityFile = lazyComponent(async () => {
  const [{ default: EntityFile }, fileTypes] = await Promise.all([
    import('@/customPages/entityFile/EntityFile'),
    openFileTypes(),
  ])
  return { default: () => <EntityFile types={fileTypes} /> }
})

const FileResolutions = lazyComponent(() => import('@/customPages/entityFile/FileResolutions'))

const Practitioner = lazyComponent(async () => {
  const [{ default: Practitioner }, { default: complaints }] = await Promise.all([
    import('@/customPages/practitioner/Practitioner'),
    import('@/resources/registry/complaints'),
    openArea('registry'),
  ])
  return { default: () => <Practitioner complaints={complaints} /> }
})

const WindingUp = lazyComponent(async () => {
  const [page] = await Promise.all([import('@/customPages/insolvency/WindingUp'), openArea('insolvency')])
  return page
})

const AccountSummary = lazyComponent(async () => {
  const [{ default: AccountSummary }, { default: requests }, { selectedAccount }] = await Promise.all([
    import('@/customPages/accountSummary/AccountSummary'),
    import('@/resources/accounts/apiRequests'),
    import('@/resources/accounts/selectedAccount'),
    openArea('accounts'),
  ])
  return { default: () => <AccountSummary requests={requests} selected={selectedAccount} /> }
})

const PersonPage = lazyComponent(() => import('@/customPages/people/PersonPage'))

const JourneyPage = lazyComponent(async () => {
  const [{ default: JourneyPage }, { journeyRecords }] = await Promise.all([
    import('@/customPages/journey/JourneyPage'),
    import('./journeyRecords'),
    openArea('billing'),
    openArea('insolvency'),
    openArea('processes'),
  ])
  return { default: () => <JourneyPage records={journeyRecords} /> }
})

/** The explanation of access is about every list of the portal. */
const AccessPage = lazyComponent(async () => {
  const [{ default: AccessPage }, { accessPageContent }, areas] = await Promise.all([
    import('@/customPages/access/AccessPage'),
    import('./accessPageContent'),
    openAllAreas(),
    openAreaWords('files'),
  ])
  const content = accessPageContent(areas)
  const resources = areas.flatMap(({ lists }) => lists)
  return { default: () => <AccessPage resources={resources} content={content} /> }
})

/** Every page there is: those of the areas, and those that no definition describes. */
export const allPages: readonly Page[] = [
  { path: 'dashboard', element: <DashboardPage /> },
  // One screen under both of its names (decision A10).
  { path: 'profile', element: <Profile /> },
  { path: 'user_profile', element: <Profile /> },
  { path: 'reports', element: <Reports /> },
  ...areaPages,
  // Part of the extension API, as the explanation of access is.
  { path: 'accounts/permissions/access/:userId', element: <AccessPage />, needs: 'access' },
  // A tracking number may hold slashes.
  { path: 'journey/*', element: <JourneyPage />, needs: 'journey' },
  { path: 'people/:key', element: <PersonPage />, needs: 'people' },
  { path: 'accounts/summary', element: <AccountSummary /> },
  { path: 'insolvency-settings/winding-up/:number', element: <WindingUp /> },
  { path: 'registry/file-viewer/:id', element: <EntityFile /> },
  { path: 'registry/file-viewer/:id/file-resolutions', element: <FileResolutions /> },
  { path: 'registry/practitioner-viewer/:number', element: <Practitioner /> },
  { path: 'integrations/credentials', element: <Credentials /> },
]

type Fetched = { fetch?(): Promise<unknown> }

/** Loads the code and the definitions of a page. Rejects when the network fails. */
export const loadPage = async ({ element }: Page): Promise<void> => {
  // Pages are elements of lazy components, which have the function that fetches their code.
  await (element.type as Fetched).fetch?.()
}

/** Fetches the code and the definitions of the page at an address, if there is one. Rejects when the network fails. */
export const fetchPage = async (pathname: string): Promise<void> => {
  const page = allPages.find(({ path }) => matchPath(`${HOME}/${path}`, pathname))
  if (page) await loadPage(page)
}

/** Tells whether one of the pages answers to a path, which may carry values ('registry/file-viewer/80020001234567'). */
export const hasPage = (pages: readonly Page[], path: string): boolean =>
  pages.some(page => matchPath(`/${page.path}`, `/${path}`) !== null)
