import { useMemo } from 'react'
import { useStore, useTranslate } from 'react-admin'
import { useLocale } from '@/i18n/useLocale'
import { useDefinition } from '../definitionContext'
import { columnsOf } from './columns'

const NONE_HIDDEN: string[] = []

/** Returns all columns of the list around a component, in the person's language. */
export const useAllColumns = () => {
  const definition = useDefinition()
  const translate = useTranslate()
  const locale = useLocale()
  return useMemo(() => columnsOf(definition, translate, locale), [definition, translate, locale])
}

/**
 * Returns the columns of the list around a component and those that the person has hidden, which this browser stores.
 */
export const useColumns = () => {
  const all = useAllColumns()
  const [hidden, setHidden] = useStore<string[]>(`columns.${useDefinition().name}`, NONE_HIDDEN)
  const shown = useMemo(() => {
    const rest = all.filter(({ source }) => !hidden.includes(source))
    return rest.length ? rest : all
  }, [all, hidden])
  return { all, shown, hidden, setHidden }
}
