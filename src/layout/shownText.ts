import { type Column, columnsOf } from '@/components/list/columns'
import type { Shown } from '@/dataProvider/localList'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { inLanguageOf } from '@/i18n/translatedDefinition'
import { currentDefinitions, currentLocale, currentTable } from '@/i18n/words'

/** Returns the texts of a list's columns in the language in use, with those of their boxes, for the search in them. */
export const shownText: Shown = resource => {
  const definition = inLanguageOf(currentDefinitions())('resources', resource)
  const { translate } = createI18nProvider(currentTable())
  const columns = new Map<string, Column | undefined>()
  return (row, source) => {
    if (!columns.has(source)) {
      const isField = source in definition.fields || source in (definition.computed ?? {})
      columns.set(source, isField ? columnsOf(definition, translate, currentLocale(), [source])[0] : undefined)
    }
    const column = columns.get(source)
    return column ? `${column.text(row)}\n${column.more(row)}` : ''
  }
}
