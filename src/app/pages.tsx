import { lazy, type ReactNode } from 'react'
import { matchPath } from 'react-router-dom'
import { resources } from '@/resources'

/** A page below /home. One of the extension API stands only where the host has that part of it. */
export type Page = { path: string; element: ReactNode; needs?: string }

const openResourcePage = () => import('@/views/ResourcePage')
const openDashboard = () => import('./DashboardPage')

const ResourcePage = lazy(openResourcePage)
const Dashboard = lazy(openDashboard)
const Profile = lazy(() => import('@/customPages/profile/Profile'))
const Reports = lazy(() => import('@/customPages/reports/Reports'))

/** Every page there is: a resource's at its own path, and those that no definition describes. */
export const allPages: readonly Page[] = [
  { path: 'dashboard', element: <Dashboard /> },
  // One screen under both of its names (decision A10).
  { path: 'profile', element: <Profile /> },
  { path: 'user_profile', element: <Profile /> },
  { path: 'reports', element: <Reports /> },
  ...resources.map(resource => ({
    path: resource.path,
    element: <ResourcePage key={resource.name} resource={resource} />,
    ...(resource.list.dialect === 'simple-rest' && { needs: resource.name }),
  })),
]

/** Fetches what is seen first after signing in, while the code is still being typed. */
export const fetchFirstPages = () => Promise.all([openDashboard(), openResourcePage()])

/** Whether one of the pages answers to a path, which may carry values ('registry/file-viewer/80020001234567'). */
export const hasPage = (pages: readonly Page[], path: string): boolean =>
  pages.some(page => matchPath(`/${page.path}`, `/${path}`) !== null)
