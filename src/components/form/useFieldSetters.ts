import { useFormContext } from 'react-hook-form'
import { type FormValues, parseText } from './formValues'
import { useSimpleForm } from './SimpleForm'

/** Returns the setters of the form around a component. */
export const useFieldSetters = () => {
  const { form, keep } = useSimpleForm()
  const { getValues, setValue, clearErrors } = useFormContext<FormValues>()
  /** Called after the person changed fields: drops their errors, and stores the draft, without its files. */
  const changed = (...sources: string[]) => {
    clearErrors(sources)
    keep(getValues())
  }
  return {
    changed,
    /** Sets a value that the person chose. */
    setValue: (source: string, value: unknown) => {
      setValue(source, value, { shouldDirty: true })
      changed(source)
    },
    /** Sets what was looked up, by the texts that a person would type. */
    setTexts: (texts: Readonly<Record<string, string>>) => {
      for (const [source, text] of Object.entries(texts))
        setValue(source, parseText(form.fields[source], text), { shouldDirty: true })
      changed(...Object.keys(texts))
    },
    /** Sets a text that nobody typed: the form does not count as changed. */
    fill: (source: string, text: string) => setValue(source, parseText(form.fields[source], text)),
  }
}
