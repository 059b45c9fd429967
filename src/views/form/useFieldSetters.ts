import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useDefinitionForm } from './DefinitionForm'
import type { Texts } from './initialValues'

/** Returns the setters of the form around a component. */
export const useFieldSetters = () => {
  const { form, keep } = useDefinitionForm()
  const { getValues, setValue, clearErrors } = useFormContext<Texts>()
  const [cut, setCut] = useState<Readonly<Record<string, number>>>({})
  return {
    /** Number of characters that the last change lost, by field: fields with `cuts` drop what is too long. */
    cut,
    /** Sets texts that were typed or looked up, and stores the draft, without its files. */
    setAll: (input: Texts) => {
      const values = Object.entries(input).map(([source, text]) => {
        const { longest, capitals, cuts } = form.fields[source] ?? {}
        return [source, (capitals ? text.toUpperCase() : text).slice(0, cuts ? longest : undefined)] as const
      })
      setCut(Object.fromEntries(values.map(([source, text]) => [source, (input[source]?.length ?? 0) - text.length])))
      for (const [source, text] of values) {
        setValue(source, text, { shouldDirty: true })
        clearErrors(source)
      }
      keep(getValues())
    },
    /** Sets a text that nobody typed: the form does not count as changed. */
    fill: (source: string, text: string) => setValue(source, text),
  }
}
