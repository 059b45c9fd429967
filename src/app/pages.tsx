import type { Extension } from '@contract/extensions'
import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { HOME } from '@/authProvider/guard'
import { openAreaWords } from '@/i18n/areaWords'
import { areaPages } from './areaPages'
import { openAllAreas, openArea, openFileTypes } from './areas'
import DashboardPage from './DashboardPage'

/**
 * A page below /home: `load` brings its code and its definitions. One that needs an extension exists only where the host
 * announces it.
 */
export type Page = {
  path: string
  load(): Promise<{ default: ComponentType }>
  needs?: Extension | undefined
}

const reports = () => import('@/customPages/reports/Reports')
const credentials = () => import('@/customPages/credentials/Credentials')

const profile = async () => {
  const [{ default: Profile }, { default: people }] = await Promise.all([
    import('@/customPages/profile/Profile'),
    import('@/resources/accounts/staffRoles'),
    openAreaWords('accounts'),
  ])
  return { default: () => <Profile people={people} /> }
}

const entityFile = async () => {
  const [{ default: EntityFile }, fileTypes] = await Promise.all([
    import('@/customPages/entityFile/EntityFile'),
    openFileTypes(),
  ])
  return { default: () => <EntityFile types={fileTypes} /> }
}

const fileResolutions = () => import('@/customPages/entityFile/FileResolutions')

const practitioner = async () => {
  const [{ default: Practitioner }, { default: complaints }] = await Promise.all([
    import('@/customPages/practitioner/Practitioner'),
    import('@/resources/registry/complaints'),
    openArea('registry'),
  ])
  return { default: () => <Practitioner complaints={complaints} /> }
}

const windingUp = async () => {
  const [page] = await Promise.all([import('@/customPages/insolvency/WindingUp'), openArea('insolvency')])
  return page
}

const accountSummary = async () => {
  const [{ default: AccountSummary }, { default: requests }, { selectedAccount }] = await Promise.all([
    import('@/customPages/accountSummary/AccountSummary'),
    import('@/resources/accounts/apiRequests'),
    import('@/resources/accounts/selectedAccount'),
    openArea('accounts'),
  ])
  return { default: () => <AccountSummary requests={requests} selected={selectedAccount} /> }
}

const personPage = () => import('@/customPages/people/PersonPage')

const journeyPage = async () => {
  const [{ default: JourneyPage }, { journeyRecords }] = await Promise.all([
    import('@/customPages/journey/JourneyPage'),
    import('./journeyRecords'),
    openArea('billing'),
    openArea('insolvency'),
    openArea('processes'),
  ])
  return { default: () => <JourneyPage records={journeyRecords} /> }
}

/** The explanation of access is about every list of the portal. */
const accessPage = async () => {
  const [{ default: AccessPage }, { accessPageContent }, areas] = await Promise.all([
    import('@/customPages/access/AccessPage'),
    import('./accessPageContent'),
    openAllAreas(),
    openAreaWords('files'),
  ])
  const content = accessPageContent(areas)
  const resources = areas.flatMap(({ lists }) => lists)
  return { default: () => <AccessPage resources={resources} content={content} /> }
}

/** Every page there is: those of the areas, and those that no definition describes. */
export const allPages: readonly Page[] = [
  { path: 'dashboard', load: async () => ({ default: DashboardPage }) },
  // One screen under both of its names (decision A10).
  { path: 'profile', load: profile },
  { path: 'user_profile', load: profile },
  { path: 'reports', load: reports },
  ...areaPages,
  // Part of the extension API, as the explanation of access is.
  { path: 'accounts/permissions/access/:userId', load: accessPage, needs: 'access' },
  // A tracking number may hold slashes.
  { path: 'journey/*', load: journeyPage, needs: 'journey' },
  { path: 'people/:key', load: personPage, needs: 'people' },
  { path: 'accounts/summary', load: accountSummary },
  { path: 'insolvency-settings/winding-up/:number', load: windingUp },
  { path: 'registry/file-viewer/:id', load: entityFile },
  { path: 'registry/file-viewer/:id/file-resolutions', load: fileResolutions },
  { path: 'registry/practitioner-viewer/:number', load: practitioner },
  { path: 'integrations/credentials', load: credentials },
]

/** Fetches the code and the definitions of the page at an address, if there is one. Rejects when the network fails. */
export const fetchPage = async (pathname: string): Promise<void> => {
  await allPages.find(({ path }) => matchPath(`${HOME}/${path}`, pathname))?.load()
}

/** Tells whether one of the pages answers to a path, which may carry values ('registry/file-viewer/80020001234567'). */
export const hasPage = (pages: readonly Page[], path: string): boolean =>
  pages.some(page => matchPath(`/${page.path}`, `/${path}`) !== null)
