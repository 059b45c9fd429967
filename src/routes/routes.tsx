import type { Extension } from '@contract/extensions'
import { lazy, type ReactNode, startTransition, useEffect } from 'react'
import { type ResourceDefinition, useResourceDefinitionContext } from 'react-admin'
import { Navigate, type RouteObject, useLocation } from 'react-router-dom'
import { DASHBOARD, placeOf } from '@/authProvider/guard'
import { useAnnouncedExtensions } from '@/components/hostExtensions'
import { useStored } from '@/createStore'
import { UNANSWERED } from '@/dataProvider/extensions'
import { AreaRedirect } from './AreaRedirect'
import { definitions, listNames, loadedAreas } from './areas'
import { PageWaiting } from './PageWaiting'
import { allPages, type Page } from './pages'
import { dialogOf } from './recordAddress'
import { startPage } from './startPage'

const Unanswered = lazy(async () => ({ default: (await import('./Unanswered')).Unanswered }))

/** A page that stands on an extension: neither shown nor called missing until the host has said what it has. */
const OnExtension = ({ needs, children }: { needs: Extension; children: ReactNode }) => {
  const announced = useAnnouncedExtensions()
  const { pathname } = useLocation()
  if (!announced) return <PageWaiting />
  if (announced.has(needs)) return children
  // Another host may lack the page that the person chose to begin with.
  if (pathname === startPage.get()) return <Navigate to={DASHBOARD} replace />
  if (announced === UNANSWERED) return <Unanswered />
  return <AreaRedirect path={placeOf(pathname)} />
}

/** Returns a list as react-admin knows resources; a list that is not loaded is known by its name alone. */
const registered = (name: string): ResourceDefinition => {
  const definition = definitions.loaded(name)
  const hasList = pageOf.has(name)
  if (!definition) return { name, hasList }
  const { label, headline } = definition
  return {
    name,
    hasList,
    hasCreate: dialogOf(definition, 'create') !== undefined,
    hasEdit: dialogOf(definition, 'edit') !== undefined,
    hasShow: dialogOf(definition, 'show') !== undefined,
    recordRepresentation: headline,
    options: { label },
  }
}

const pageOf = new Map(allPages.map(page => [page.path, page]))

/**
 * Names of the resources that react-admin knows from the start: pages, and lists that are loaded. It registers each of
 * them three times; the others are registered when they are loaded.
 */
const knownLists = () => listNames.filter(name => pageOf.has(name) || definitions.loaded(name))

/** Returns the resources known before the first render: `<Resource>` registers in an effect, too late for what draws at once. */
export const resourceDefinitions = (): Record<string, ResourceDefinition> =>
  Object.fromEntries(knownLists().map(name => [name, registered(name)]))

/**
 * Registers resources with react-admin as their definitions are loaded: in a transition, since react-admin draws the whole
 * page again for it.
 */
export const RegisterLoaded = () => {
  const { register } = useResourceDefinitionContext()
  const loaded = useStored(loadedAreas)
  useEffect(() => {
    startTransition(() => {
      for (const { lists } of loaded.values()) for (const { name } of lists) register(registered(name))
    })
  }, [register, loaded])
  return null
}

/** Returns the route of a page. The router loads its code and its definitions before it draws the page. */
const routeOf = ({ path, load, needs }: Page): RouteObject => ({
  path,
  lazy: async () => {
    const { default: Content } = await load()
    return { element: needs ? <OnExtension needs={needs}>{<Content />}</OnExtension> : <Content /> }
  },
})

/** Returns the routes of all pages, below /home. */
export const pageRoutes = (): RouteObject[] => allPages.map(routeOf)
