import { type ComponentType, lazy, type ReactNode } from 'react'
import type { PagePart, SectionPart } from '@/views/pagePart'
import { openArea } from './areas'

const Messenger = lazy(async () => {
  const [{ default: Messenger }, { default: broadcasts }] = await Promise.all([
    import('@/customPages/messenger/Messenger'),
    import('@/resources/settings/broadcasts'),
    openArea('settings'),
  ])
  return { default: () => <Messenger sent={broadcasts} /> }
})

const TeamFigures = lazy(async () => {
  const [{ default: TeamFigures }, { default: items }] = await Promise.all([
    import('@/customPages/workTeam/TeamFigures'),
    import('@/resources/work/items'),
    openArea('work'),
  ])
  return { default: () => <TeamFigures items={items} /> }
})

const PeopleSearch = lazy(() => import('@/customPages/people/PeopleSearch'))

/** Parts beside the lists of a page, by the path of the page. */
export const parts: Readonly<Record<string, readonly PagePart[]>> = {
  settings: [
    {
      key: 'system-messenger',
      tab: 'daftari.messenger.tab',
      about: 'daftari.messenger.about',
      Content: Messenger,
    },
  ],
  'work-team': [
    {
      key: 'figures',
      tab: 'daftari.workTeamTab.label',
      about: 'daftari.workTeamTab.about',
      Content: TeamFigures,
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

/** Parts of the sections of a page that are no lists, by the path of the page. */
export const sectionParts: Readonly<Record<string, readonly SectionPart[]>> = {
  'internal-processes': [
    {
      key: 'reservation',
      Content: lazy(async () => {
        const [{ default: ReservationPush }, { default: form }, { default: names }] = await Promise.all([
          import('@/customPages/processes/ReservationPush'),
          import('@/resources/processes/reservationPush'),
          import('@/resources/processes/namePushes'),
        ])
        return { default: () => <ReservationPush form={form} names={names} /> }
      }),
    },
    {
      key: 'annual-returns',
      Content: lazy(async () => {
        const [{ default: AnnualReturns }, { default: form }] = await Promise.all([
          import('@/customPages/processes/AnnualReturns'),
          import('@/resources/processes/annualReturns'),
        ])
        return { default: () => <AnnualReturns form={form} /> }
      }),
    },
    {
      key: 'form-compliance',
      Content: lazy(async () => {
        const [{ default: FormCompliance }, { default: form }] = await Promise.all([
          import('@/customPages/processes/FormCompliance'),
          import('@/resources/processes/formCompliance'),
        ])
        return { default: () => <FormCompliance form={form} /> }
      }),
    },
  ],
}

/** Dialogs over the lists of a page, by the path of the page. */
export const over: Readonly<Record<string, () => Promise<ComponentType>>> = {
  'insolvency-settings': async () => (await import('@/customPages/insolvency/OpenApplication')).OpenApplication,
}

type FrameProps = { lists: readonly string[]; children: ReactNode }

const loadApiAccess = async () => {
  const [{ default: ApiAccess }, { default: requests }] = await Promise.all([
    import('@/customPages/apiAccess/ApiAccess'),
    import('@/resources/accounts/apiRequests'),
    openArea('accounts'),
  ])
  return (props: FrameProps) => <ApiAccess requests={requests} {...props} />
}

/** Components around the lists of a page, by the path of the page, for tasks that no definition describes. */
export const frames: Readonly<Record<string, () => Promise<ComponentType<FrameProps>>>> = {
  'accounts/breakdown': loadApiAccess,
  'integrations/mdas_and_partners': loadApiAccess,
}

/** Pages in place of a list's own, by the path of the list. */
export const own: Readonly<Record<string, () => Promise<{ default: ComponentType }>>> = {
  work: async () => {
    const [{ WorkScreen }] = await Promise.all([import('./workScreens'), openArea('work')])
    return { default: WorkScreen }
  },
}
