import { useQuery } from '@tanstack/react-query'
import type { Field, Suggestion } from '@/definition/field'
import { useLocale } from '@/i18n/useLocale'

const NONE: Suggestion[] = []

/** Returns the suggestions of a field while a value is typed; none where they cannot be loaded. */
export const useSuggestions = (
  suggests: Field<never>['suggests'],
  { resource, form, source }: { resource: string; form: string; source: string },
): Suggestion[] => {
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: ['suggestions', resource, form, source, locale],
    queryFn: () => suggests?.(locale) ?? NONE,
    enabled: Boolean(suggests),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return data ?? NONE
}
