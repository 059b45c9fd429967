import { useMemo } from 'react'
import type { Resource } from '@/definition/defineResource'
import { useInLanguage } from '@/i18n/translatedDefinition'
import { useAnnouncedExtensions } from './hostExtensions'
import { useCan } from './useCan'

/**
 * Returns the lists of a shared page that have a tab here, in the current language. A list of the extension API has one
 * where the host announces its part and the person holds its permission; the published lists always have one, and a page
 * without any other list keeps its own, which says what is missing.
 */
export const useSharedLists = (declared: readonly Resource[]): readonly Resource[] => {
  const announced = useAnnouncedExtensions()
  const inLanguage = useInLanguage()
  const can = useCan('general')
  return useMemo(() => {
    const isOffered = ({ list: { extension, permit } }: Resource) =>
      !extension || (announced?.has(extension) && (permit === 'signed-in' || [permit].flat().some(can)))
    const offered = declared.filter(isOffered)
    return (offered.length ? offered : declared).map(one => inLanguage('resources', one))
  }, [declared, announced, inLanguage, can])
}
