import { createContext, type ReactNode, useContext } from 'react'
import { ResourceContextProvider, useResourceContext } from 'react-admin'
import type { Resource } from '@/definition/defineResource'

const DefinitionContext = createContext<Resource | undefined>(undefined)

/**
 * Returns the definition of the resource around a component, as the host can serve it. Throws outside a
 * DefinitionProvider.
 */
export const useDefinition = (): Resource => {
  const definition = useContext(DefinitionContext)
  if (!definition) throw new Error('useDefinition outside a DefinitionProvider')
  return definition
}

/** Returns the value of react-admin's ResourceContext. Throws where no list, dialog or page form provides one. */
export const useResourceName = (): string => {
  const name = useResourceContext()
  if (!name) throw new Error('useResourceName outside a resource')
  return name
}

type Props = { definition: Resource; children: ReactNode }

/** Provides a definition, and its name as react-admin's ResourceContext. */
export const DefinitionProvider = ({ definition, children }: Props) => (
  <ResourceContextProvider value={definition.name}>
    <DefinitionContext value={definition}>{children}</DefinitionContext>
  </ResourceContextProvider>
)
