import type { ViewColumn } from '@contract/portal/viewState'
import { useMemo } from 'react'
import { useStore, useTranslate } from 'react-admin'
import { useLocale } from '@/i18n/useLocale'
import { useDefinition } from '../definitionContext'
import { useOpenView } from '../views/useOpenView'
import { type Column, columnsOf } from './columns'

/** Columns as a person arranged them in this browser: by the id of the open view, and without one. */
type Arrangements = Record<string, ViewColumn[]>
const NOTHING: Arrangements = {}
const WITHOUT_VIEW = 'none'

/** Returns all columns of the list around a component, in the person's language. */
export const useAllColumns = () => {
  const definition = useDefinition()
  const translate = useTranslate()
  const locale = useLocale()
  return useMemo(() => columnsOf(definition, translate, locale), [definition, translate, locale])
}

/** Returns columns in the places and widths that were chosen. Columns without a place follow in their own order. */
const placed = (all: readonly Column[], chosen: readonly ViewColumn[]): Column[] => {
  const indexOf = (source: string) => {
    const index = chosen.findIndex(one => one.source === source)
    return index < 0 ? chosen.length : index
  }
  return all
    .toSorted((one, other) => indexOf(one.source) - indexOf(other.source))
    .map(column => {
      const room = chosen.find(({ source }) => source === column.source)?.width
      return room ? { ...column, room } : column
    })
}

/** Returns columns as a view keeps them. */
const arrangementOf = (all: readonly Column[], hidden: readonly string[]) =>
  all.map(
    ({ source, room }): ViewColumn => ({
      source,
      ...(hidden.includes(source) && { hidden: true }),
      ...(room && { width: room }),
    }),
  )

const hiddenIn = (chosen: readonly ViewColumn[]) => chosen.flatMap(({ source, hidden }) => (hidden ? [source] : []))

/** Returns all columns of a list as a view keeps them, in the places that were chosen. */
const arranged = (own: readonly Column[], chosen: readonly ViewColumn[] = []) =>
  arrangementOf(placed(own, chosen), hiddenIn(chosen))

/**
 * Returns the columns of the list around a component in the order that the person chose, and those that they have hidden.
 * The open view has columns of its own; what the person changed since is stored in this browser.
 */
export const useColumns = () => {
  const own = useAllColumns()
  const { id = WITHOUT_VIEW, view } = useOpenView()
  const [stored, setStored] = useStore<Arrangements>(`columns.${useDefinition().name}`, NOTHING)
  const saved = view?.state.columns
  const changed = stored[id]
  const chosen = changed ?? saved
  return useMemo(() => {
    const all = chosen ? placed(own, chosen) : own
    const hidden = hiddenIn(chosen ?? [])
    const rest = all.filter(({ source }) => !hidden.includes(source))
    const columns = arranged(own, chosen)
    const arrange = (next: ViewColumn[]) => setStored({ ...stored, [id]: next })
    return {
      all,
      shown: rest.length ? rest : all,
      hidden,
      /** All columns as a view keeps them. */
      columns,
      /** True where the columns are not those of the list as everybody has it. */
      isChosen: chosen !== undefined,
      /** True where the person changed the columns since the view was opened or saved. */
      isChanged: changed !== undefined && JSON.stringify(columns) !== JSON.stringify(arranged(own, saved)),
      arrange,
      setHidden: (sources: readonly string[]) =>
        arrange(
          columns.map(({ hidden: _, ...one }) => (sources.includes(one.source) ? { ...one, hidden: true } : one)),
        ),
      /** Puts a column before or after another one. */
      setPlace: (source: string, beside: string, isAfter: boolean) => {
        const rest = columns.filter(one => one.source !== source)
        const index = rest.findIndex(one => one.source === beside) + (isAfter ? 1 : 0)
        arrange([...rest.slice(0, index), ...columns.filter(one => one.source === source), ...rest.slice(index)])
      },
      /** Gives a column a width in pixels; without one it is as wide as its content deserves. */
      setWidth: (source: string, width: number | undefined) =>
        arrange(
          columns.map(({ width: before, ...one }) => {
            const next = one.source === source ? width : before
            return next ? { ...one, width: next } : one
          }),
        ),
      /** Takes back what was changed in these views, by their ids; by default, in the open one. */
      reset: (...ids: string[]) =>
        setStored(
          Object.fromEntries(Object.entries(stored).filter(([key]) => !(ids.length ? ids : [id]).includes(key))),
        ),
    }
  }, [own, chosen, changed, saved, stored, id, setStored])
}
