import type { Extension } from '@contract/extensions'
import type { ReactNode } from 'react'
import { CustomRoutes, Resource, type ResourceDefinition } from 'react-admin'
import { Navigate, Route, useLocation } from 'react-router-dom'
import { DASHBOARD, placeOf } from '@/authProvider/guard'
import { actionOf } from '@/definition/actions'
import type { Resource as Definition } from '@/definition/defineResource'
import { resources } from '@/resources'
import { useAnnouncedExtensions } from '@/views/hostExtensions'
import { AreaRedirect } from './AreaRedirect'
import { PageWaiting } from './PageWaiting'
import { allPages, type Page } from './pages'
import { startPage } from './preferences/startPage'

/** A page that stands on an extension: neither shown nor called missing until the host has said what it has. */
const OnExtension = ({ needs, children }: { needs: Extension; children: ReactNode }) => {
  const announced = useAnnouncedExtensions()
  const { pathname } = useLocation()
  if (!announced) return <PageWaiting />
  if (announced.has(needs)) return children
  // Another host may lack the page that the person chose to begin with.
  if (pathname === startPage.get()) return <Navigate to={DASHBOARD} replace />
  return <AreaRedirect path={placeOf(pathname)} />
}

const elementOf = ({ element, needs }: Page) => (needs ? <OnExtension needs={needs}>{element}</OnExtension> : element)

/** A definition as react-admin knows resources. */
const registered = ({ name, label, headline, create, actions }: Definition): ResourceDefinition => ({
  name,
  hasCreate: Boolean(create),
  hasEdit: actionOf({ actions }, 'update') !== undefined,
  hasShow: false,
  recordRepresentation: headline,
  options: { label },
})

const pageOf = new Map(allPages.map(page => [page.path, page]))

/** All resources, known before the first render: `<Resource>` registers in an effect, too late for what draws at once. */
export const definitions: Record<string, ResourceDefinition> = Object.fromEntries(
  resources.map(one => [one.name, { ...registered(one), hasList: pageOf.has(one.name) }]),
)

/**
 * One `<Resource>` for each definition: at its address where it has one of its own, by name alone where it shares a page.
 * A constant, because react-admin registers all of them again whenever its children change (decision 001).
 */
export const routes = [
  ...resources.map(one => {
    const page = pageOf.get(one.name)
    return <Resource key={one.name} {...registered(one)} {...(page && { list: elementOf(page) })} />
  }),
  <CustomRoutes key="custom">
    {allPages
      .filter(({ path }) => !(path in definitions))
      .map(page => (
        <Route key={page.path} path={page.path} element={elementOf(page)} />
      ))}
  </CustomRoutes>,
]
