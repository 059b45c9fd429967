import type { Extension } from '@contract/extensions'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import { matchPath } from 'react-router-dom'
import { HOME } from '@/authProvider/guard'
import { OpenApplication } from '@/customPages/insolvency/OpenApplication'
import type { Resource } from '@/definition/defineResource'
import { openPageWords } from '@/i18n/languages'
import { instruments, pages, resources, sectionPages } from '@/resources'
import apiRequests from '@/resources/accounts/apiRequests'
import { selectedAccount } from '@/resources/accounts/selectedAccount'
import staffRoles from '@/resources/accounts/staffRoles'
import { fileTypes } from '@/resources/files'
import complaints from '@/resources/registry/complaints'
import broadcasts from '@/resources/settings/broadcasts'
import workItems from '@/resources/work/items'
import { lazyComponent } from '@/views/lazyComponent'
import type { PagePart, SectionPart } from '@/views/pagePart'
import { accessPageContent } from './accessPageContent'
import { journeyRecords } from './journeyRecords'
import { repairParts } from './repairParts'

/** A page below /home. One that needs an extension exists only where the host announces it. */
export type Page = { path: string; element: ReactElement; needs?: Extension | undefined }

const ResourcePage = lazyComponent(() => import('@/views/ResourcePage'))
const SharedPage = lazyComponent(() => import('@/views/SharedPage'))
const SectionsPage = lazyComponent(() => import('@/views/sections/SectionsPage'))
const EntityFile = lazyComponent(() => import('@/customPages/entityFile/EntityFile'))
const InstrumentPage = lazyComponent(() => import('@/customPages/instrument/Instrument'))
const Dashboard = lazyComponent(() => import('./DashboardPage'))
const Profile = lazyComponent(() => import('@/customPages/profile/Profile'))
const Practitioner = lazyComponent(() => import('@/customPages/practitioner/Practitioner'))
const AccessPage = lazyComponent(() => import('@/customPages/access/AccessPage'))
const Messenger = lazyComponent(() => import('@/customPages/messenger/Messenger'))
const ApiAccess = lazyComponent(() => import('@/customPages/apiAccess/ApiAccess'))
const AccountSummary = lazyComponent(() => import('@/customPages/accountSummary/AccountSummary'))
const Credentials = lazyComponent(() => import('@/customPages/credentials/Credentials'))
const WindingUp = lazyComponent(() => import('@/customPages/insolvency/WindingUp'))
const JourneyPage = lazyComponent(() => import('@/customPages/journey/JourneyPage'))
const withPeopleWords = async <Module,>(code: Promise<Module>) =>
  (await Promise.all([code, openPageWords('people')]))[0]
const PeopleSearch = lazyComponent(() => withPeopleWords(import('@/customPages/people/PeopleSearch')))
const PersonPage = lazyComponent(() => withPeopleWords(import('@/customPages/people/PersonPage')))
const TeamFigures = lazyComponent(async () => {
  const [code] = await Promise.all([import('@/customPages/workTeam/TeamFigures'), openPageWords('workTeam')])
  return code
})
const Reports = lazyComponent(() => import('@/customPages/reports/Reports'))

const WorkScreen = lazyComponent(async () => ({
  default: (await Promise.all([import('./workScreens'), openPageWords('work')]))[0].WorkScreen,
}))

/** The extension that the page of a resource needs, if any. */
export const needsOf = ({ list }: Resource) => list.extension

/** Parts beside the lists of a page, by the path of the page. */
const parts: Record<string, readonly PagePart[]> = {
  settings: [
    {
      key: 'system-messenger',
      tab: 'daftari.messenger.tab',
      about: 'daftari.messenger.about',
      Content: () => <Messenger sent={broadcasts} />,
    },
  ],
  'work-team': [
    {
      key: 'figures',
      tab: 'daftari.workTeamTab.label',
      about: 'daftari.workTeamTab.about',
      Content: () => <TeamFigures items={workItems} />,
      leads: true,
    },
  ],
  people: [
    {
      key: 'search',
      tab: 'daftari.peopleTab.label',
      about: 'daftari.peopleTab.about',
      Content: PeopleSearch,
      leads: true,
    },
  ],
}

/** Parts in the sections of a page, by the path of the page. */
const sectionParts: Record<string, readonly SectionPart[]> = { 'internal-processes': repairParts }
/** Dialogs over the lists of a page, by the path of the page. */
const over: Record<string, ComponentType> = { 'insolvency-settings': OpenApplication }

type FrameProps = { lists: readonly string[]; children: ReactNode }

/** Components around the lists of a page, by the path of the page, for tasks that no definition describes. */
const withApiAccess = (props: FrameProps) => <ApiAccess requests={apiRequests} {...props} />
const frames: Record<string, ComponentType<FrameProps>> = {
  'accounts/breakdown': withApiAccess,
  'integrations/mdas_and_partners': withApiAccess,
}

/** Pages in place of a list's own, by the path of the list. */
const own: Record<string, ReactElement> = {
  work: <WorkScreen />,
}

/** Every page there is: a resource's at its own path, and those that no definition describes. */
export const allPages: readonly Page[] = [
  { path: 'dashboard', element: <Dashboard /> },
  // One screen under both of its names (decision A10).
  { path: 'profile', element: <Profile people={staffRoles} /> },
  { path: 'user_profile', element: <Profile people={staffRoles} /> },
  { path: 'reports', element: <Reports /> },
  ...resources.flatMap(resource => {
    const { path, name } = resource
    // A list without a path is part of another page.
    if (!path) return []
    const sharing = resources.filter(other => other.path === path)
    if (sharing[0] !== resource) return []
    const Frame = frames[path]
    const page =
      sharing.length > 1 ? (
        <SharedPage
          key={path}
          resources={sharing}
          parts={parts[path]}
          page={pages.find(page => page.path === path)}
          Over={over[path]}
        />
      ) : (
        <ResourcePage key={name} resource={resource} />
      )
    const element = own[path] ? (
      own[path]
    ) : Frame ? (
      <Frame key={path} lists={sharing.map(({ name }) => name)}>
        {page}
      </Frame>
    ) : (
      page
    )
    return [{ path, element, needs: needsOf(resource) }]
  }),
  ...sectionPages.map(page => ({
    path: `${page.path}/*`,
    element: <SectionsPage key={page.path} page={page} parts={sectionParts[page.path]} />,
  })),
  // Part of the extension API, as the explanation of access is.
  {
    path: 'accounts/permissions/access/:userId',
    element: <AccessPage resources={resources} content={accessPageContent} />,
    needs: 'access',
  },
  // A tracking number may hold slashes.
  { path: 'journey/*', element: <JourneyPage records={journeyRecords} />, needs: 'journey' },
  { path: 'people/:key', element: <PersonPage />, needs: 'people' },
  { path: 'accounts/summary', element: <AccountSummary requests={apiRequests} selected={selectedAccount} /> },
  { path: 'insolvency-settings/winding-up/:number', element: <WindingUp /> },
  { path: 'registry/file-viewer/:id', element: <EntityFile types={fileTypes} /> },
  { path: 'registry/practitioner-viewer/:number', element: <Practitioner complaints={complaints} /> },
  { path: 'integrations/credentials', element: <Credentials /> },
  // An instrument's number may hold slashes.
  ...instruments.map(instrument => ({
    path: `${instrument.path}/*`,
    element: <InstrumentPage key={instrument.name} instrument={instrument} />,
  })),
]

type Fetched = { fetch?(): Promise<unknown> }

/** Fetches the code of the page at an address, if there is one. Rejects when the network fails. */
export const fetchPage = async (pathname: string): Promise<void> => {
  const page = allPages.find(({ path }) => matchPath(`${HOME}/${path}`, pathname))
  // Pages are elements of lazy components, which have the function that fetches their code.
  await (page?.element.type as Fetched | undefined)?.fetch?.()
}

/** Fetches what is seen first after signing in, while the code is still being typed. */
export const fetchFirstPages = () => Promise.all([Dashboard.fetch(), ResourcePage.fetch()])

/** Tells whether one of the pages answers to a path, which may carry values ('registry/file-viewer/80020001234567'). */
export const hasPage = (pages: readonly Page[], path: string): boolean =>
  pages.some(page => matchPath(`/${page.path}`, `/${path}`) !== null)
