import type { Refusal } from '@contract/errors'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import type { Field } from '@/definition/field'
import { askAgain, type Source } from '@/definition/source'
import { reasonWords } from '@/i18n/outcomeMessages'
import type { FileProps } from '../fields'
import { useRegistry } from '../useRegistry'
import { querying } from '../useSource'
import type { FormValues } from './formValues'

type Chosen = {
  names: { resource: string; form: string; source: string }
  values: FormValues
  row: Record<string, unknown>
  onFile(file: File | undefined): void
  onRefused(why: Refusal): void
}

const NOTHING: Source<unknown, null> = { key: 'nothing', load: async () => null }

/** Returns the props of a file field: the chosen file, what is accepted, and the picture that it replaces. */
export const useFieldFiles = (field: Field<never>, { names, values, row, onFile, onRefused }: Chosen) => {
  const translate = useTranslate()
  const { upload, picture } = field
  const { resource, form, source } = names
  const value = values[source]
  const file = value instanceof File ? value : undefined
  const { current: now, none, ratio } = picture ?? {}
  const registry = useRegistry()
  // One that cannot be read can still be replaced.
  const { data, error, isLoading, refetch } = useQuery({
    ...querying(registry, [resource, form, source, row.id], now ?? NOTHING, row),
    ...askAgain,
    enabled: Boolean(now),
  })
  const files: FileProps | undefined = upload && {
    file,
    onFile,
    onRefused,
    upload,
    ratio,
    current: now && data,
    reading: isLoading,
    unread: error
      ? {
          text: translate('daftari.lists.pictureUnread', { reason: reasonWords(translate, error) }),
          reload: () => void refetch(),
        }
      : undefined,
    none,
  }
  return files
}
