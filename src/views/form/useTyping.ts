import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { saveDraft } from '../drafts'
import { useDefinitionForm } from './DefinitionForm'
import type { Texts } from './startOf'

/** How texts get into the form that this stands in. */
export const useTyping = () => {
  const { form, formKey } = useDefinitionForm()
  const { getValues, setValue, clearErrors } = useFormContext<Texts>()
  const [cut, setCut] = useState<Readonly<Record<string, number>>>({})
  return {
    /** The characters that the last change was too long by, of fields that cut. */
    cut,
    /** Puts in what is typed, or filled in for the person; a file is not kept for after an ended session. */
    setAll: (given: Texts) => {
      const kept = Object.entries(given).map(([source, text]) => {
        const { longest, capitals, cuts } = form.fields[source] ?? {}
        return [source, (capitals ? text.toUpperCase() : text).slice(0, cuts ? longest : undefined)] as const
      })
      setCut(Object.fromEntries(kept.map(([source, text]) => [source, (given[source]?.length ?? 0) - text.length])))
      for (const [source, text] of kept) {
        setValue(source, text, { shouldDirty: true })
        clearErrors(source)
      }
      const texts = Object.entries(getValues())
      saveDraft(formKey, Object.fromEntries(texts.filter(([source]) => !form.fields[source]?.upload)))
    },
    /** Puts in what nobody typed, and nobody loses. */
    fill: (source: string, text: string) => setValue(source, text),
  }
}
