import { useTranslate } from 'react-admin'
import { useDefinition } from '../definitionContext'
import { fieldKinds } from '../fields'
import { useListContextValue } from './listContext'

/**
 * Returns the next step to suggest for a list without rows: the definition's `notFoundHint` for a text that was typed,
 * and otherwise its `emptyHint` or a common text, since nothing can be misspelt.
 */
export const useEmptyHint = (): string | undefined => {
  const translate = useTranslate()
  const { filters, defaults, notFoundHint, emptyHint } = useDefinition()
  const { state } = useListContextValue()
  const set = Object.keys(state.filters).filter(source => state.filters[source])
  const isTyped = (source: string) => {
    const field = filters?.[source]
    return field !== undefined && !fieldKinds[field.kind].chosen
  }
  if (notFoundHint && (state.search || set.some(isTyped))) return notFoundHint
  if (emptyHint || !notFoundHint) return emptyHint
  return translate(set.length || defaults ? 'daftari.lists.noneChosen' : 'daftari.lists.noneYet')
}
