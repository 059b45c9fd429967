import type { Announced } from '@contract/extensions'
import { createContext, useContext, useMemo } from 'react'
import type { Resource } from '@/definition/defineResource'
import { hostResource } from '@/definition/hostSupport'
import { useInLanguage } from '@/i18n/translatedDefinition'

/** Extensions that the host announced; undefined until it has answered. */
export const AnnouncedExtensions = createContext<Announced | undefined>(undefined)
export const useAnnouncedExtensions = () => useContext(AnnouncedExtensions)

const NONE: Announced = new Set()

/** Returns a resource in the current language, as the host can serve it; see `hostResource`. */
export const useHostResource = (resource: Resource): Resource => {
  const announced = useAnnouncedExtensions() ?? NONE
  const spoken = useInLanguage()('resources', resource)
  return useMemo(() => hostResource(spoken, announced), [spoken, announced])
}
