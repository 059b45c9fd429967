import type { QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import type { AnyFile, MoreFacts as More } from '@/definition/defineFile'
import { failureWords } from '@/i18n/outcomeMessages'
import { RequestNotes } from '../list/RequestNotes'
import { notify } from '../notices'
import { useSource } from '../useSource'
import { FactList } from './FactList'
import { Waiting } from './QueryContent'

type Props = { more: More<AnyFile>; row: AnyFile; fileKey: QueryKey }

/**
 * Facts from a separate call; a failure shows a toast and a message in their place, and the other facts stay readable.
 */
export const MoreFacts = ({ more, row, fileKey }: Props) => {
  const translate = useTranslate()
  const reading = useSource(fileKey, more.source, row)
  const { data, error, isFetching, isPending } = reading
  useEffect(() => {
    if (error) notify({ tone: 'bad', text: failureWords(translate, error) })
  }, [error, translate])
  if (data !== undefined) return <FactList facts={more.fields} thing={data} />
  return (
    <>
      <RequestNotes
        reading={reading}
        isMissing={isPending}
        title={translate('daftari.files.partFailed', { part: more.label })}
      />
      {isFetching && <Waiting />}
    </>
  )
}
