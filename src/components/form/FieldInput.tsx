import { useCallback, useEffect, useState } from 'react'
import { useInput, useTranslate } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import type { Field } from '@/definition/field'
import { failureWords } from '@/i18n/outcomeMessages'
import { useResourceName } from '../definitionContext'
import { FormField } from './FormField'
import { type FormValues, formatValue, parseText } from './formValues'
import { useSimpleForm } from './SimpleForm'
import type { useFieldSetters } from './useFieldSetters'

type Props = {
  source: string
  field: Field<never>
  /** Values of all fields of the form. */
  values: FormValues
  setters: ReturnType<typeof useFieldSetters>
  autoFocus: boolean
}

/** Returns a typed text as its field takes it: in capitals, and cut off where the field cuts. */
const takenText = ({ capitals, cuts, longest }: Field<never>, typed: string) =>
  (capitals ? typed.toUpperCase() : typed).slice(0, cuts ? longest : undefined)

/** Moves the focus from a field to the button that submits its form. */
const focusSubmit = (id: string) => {
  const box = document.getElementById(id)
  const isLeft = document.activeElement !== box && document.activeElement?.getAttribute('type') !== 'submit'
  if (!isLeft) box?.closest('form')?.querySelector<HTMLElement>('button[type=submit]')?.focus()
}

/**
 * Field of a definition on react-admin's `useInput`, drawn by its kind, which parses and formats its values. The box keeps
 * the text that was typed, such as '1,250' for 1250, as long as the form holds its value.
 */
export const FieldInput = ({ source, field, values, setters, autoFocus }: Props) => {
  const translate = useTranslate()
  const resource = useResourceName()
  const { name, initial, faults } = useSimpleForm()
  const { getValues, getFieldState, setError, clearErrors } = useFormContext<FormValues>()
  const { submitCount } = useFormState<FormValues>()
  const [typed, setTyped] = useState('')
  const [cut, setCut] = useState(0)
  const {
    id,
    field: box,
    fieldState,
  } = useInput({
    id: `${resource}-${name}-${source}`,
    source,
    parse: (text: string) => parseText(field, text),
    format: (value: unknown) => formatValue(field, value),
  })
  const { ref, onBlur } = box
  // Kinds draw their own boxes, so the form focuses a field by its id.
  useEffect(() => ref({ focus: () => document.getElementById(id)?.focus() }), [ref, id])
  const names = field.lookUp?.names
  const hold = useCallback(
    (fault: string) => {
      const former = faults.block(source, fault)
      if (!former || getFieldState(source).error?.message !== former) return
      clearErrors(source)
      // The submit that waited goes on at its button, which names the record by now.
      if (!fault && names) requestAnimationFrame(() => focusSubmit(id))
    },
    [faults, source, getFieldState, clearErrors, names, id],
  )
  return (
    <FormField
      names={{ resource, form: name, source }}
      field={field}
      text={formatValue(field, parseText(field, typed)) === box.value ? typed : box.value}
      values={values}
      row={initial}
      error={fieldState.error?.message}
      cut={cut}
      onChange={entered => {
        const text = takenText(field, entered)
        setTyped(text)
        setCut(entered.length - text.length)
        box.onChange(text)
        setters.changed(source)
      }}
      onFill={text => setters.fill(source, text)}
      onFilled={setters.setTexts}
      onFile={file => setters.setValue(source, file ?? null)}
      onRefused={why => {
        const refusal = failureWords(translate, why)
        faults.refuse(source, getValues(source), refusal)
        setError(source, { type: 'file', message: refusal })
      }}
      onHeld={hold}
      submits={submitCount}
      onBlur={() => {
        faults.beforeBlur()
        onBlur()
      }}
      autoFocus={autoFocus}
    />
  )
}
