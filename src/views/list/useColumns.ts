import { useMemo } from 'react'
import { useStore } from 'react-admin'
import { useLocale, useWords } from '@/i18n/words'
import { useDefinition } from '../definitionContext'
import { columnsOf } from './columns'

/** Returns all columns of the list around a component, in the person's language. */
export const useAllColumns = () => {
  const definition = useDefinition()
  const words = useWords()
  const locale = useLocale()
  return useMemo(() => columnsOf(definition, words, locale), [definition, words, locale])
}

/** Returns the columns of the list around a component and those a person put away, which this browser remembers. */
export const useColumns = () => {
  const all = useAllColumns()
  const [hidden, setHidden] = useStore<string[]>(`columns.${useDefinition().name}`, [])
  const shown = all.filter(({ source }) => !hidden.includes(source))
  return { all, shown: shown.length ? shown : all, hidden, setHidden }
}
