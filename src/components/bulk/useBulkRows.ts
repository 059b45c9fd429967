import { idKey, idText, type WireId } from '@contract/id'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { asker } from '@/authProvider/session'
import { useStored } from '@/createStore'
import type { Action } from '@/definition/actions'
import { failureWords } from '@/i18n/outcomeMessages'
import { useLocale } from '@/i18n/useLocale'
import { useDefinition } from '../definitionContext'
import { columnsOf, type Row } from '../list/columns'
import { FIGURES } from '../list/useFigures'
import { notify } from '../notices'
import { useRegistry } from '../useRegistry'
import { useResult } from './BulkProgress'
import { type BulkRow, type BulkRun, bulkRun } from './bulkRuns'

/** Returns the ticked rows as they are now, with their names: those that an action applies to, and the others. */
export const useBulkRows = (name: string, { when }: Pick<Action<Row>, 'when'>, ids: readonly WireId[]) => {
  const translate = useTranslate()
  const locale = useLocale()
  const resource = useDefinition()
  const registry = useRegistry()
  const { data, error } = useQuery({
    // Not a query about the list: a change of its rows must not change what the person is about to do.
    queryKey: ['bulkRows', resource.name, name, ids.map(idKey)],
    queryFn: () => Promise.all(ids.map(async id => (await registry.getOne<Row>(resource.name, { id })).data)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const [headline] = columnsOf(resource, translate, locale, [resource.headline])
  const named = (data ?? []).map((row): BulkRow => ({ row, name: headline?.text(row) || idText(row.id) }))
  const fits = ({ row }: BulkRow) => when?.(row as Row, asker()) ?? true
  return { data, error, rows: named.filter(fits), unfit: named.filter(one => !fits(one)) }
}

/** Returns the run of an act that has begun, and whether an earlier act of this tab goes on before that. */
export const useActRun = (isBegun: boolean) => {
  const run = useStored(bulkRun)
  return {
    run: isBegun ? run : undefined,
    isOtherUnderWay: !isBegun && run !== undefined && run.state !== 'ended',
  }
}

/** Returns a function that reloads the list after an act, and tells how it ended. */
export const useBulkEnd = (label: string) => {
  const translate = useTranslate()
  const cache = useQueryClient()
  const { name } = useDefinition()
  const resultOf = useResult()
  return (ended: BulkRun) => {
    void cache.invalidateQueries({ queryKey: [FIGURES] })
    void cache.invalidateQueries({ queryKey: [name] })
    const isWhole = !ended.refused.length && !ended.failure && !ended.left
    const words = [resultOf(ended), ...(ended.failure ? [failureWords(translate, ended.failure)] : [])]
    notify({ tone: isWhole ? 'good' : 'warning', title: label, text: words.join('\n') })
  }
}
