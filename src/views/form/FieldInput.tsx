import { useCallback, useEffect } from 'react'
import { useInput, useTranslate } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import type { Field } from '@/definition/field'
import { failureWords } from '@/i18n/outcomeMessages'
import { useResourceName } from '../definitionContext'
import { useDefinitionForm } from './DefinitionForm'
import { FormField } from './FormField'
import type { Texts } from './initialValues'
import type { useFieldSetters } from './useFieldSetters'

type Props = {
  source: string
  field: Field<never>
  /** Texts of all fields of the form. */
  values: Texts
  typing: ReturnType<typeof useFieldSetters>
  autoFocus: boolean
}

/** Parser and format of every field: react-admin's own would turn '' into null. */
const unchanged = (text: string) => text

/** Prefix that `useInput` puts before the JSON of an error of a validator. */
const VALIDATOR_PREFIX = '@@react-admin@@'

/** Returns the text of an error, whether a validator or the host gave it. */
const errorText = (message: string | undefined): string | undefined =>
  message?.startsWith(VALIDATOR_PREFIX) ? String(JSON.parse(message.slice(VALIDATOR_PREFIX.length))) : message

/** Moves the focus from a field to the button that submits its form. */
const focusSubmit = (id: string) => {
  const box = document.getElementById(id)
  const isLeft = document.activeElement !== box && document.activeElement?.getAttribute('type') !== 'submit'
  if (!isLeft) box?.closest('form')?.querySelector<HTMLElement>('button[type=submit]')?.focus()
}

/** Field of a definition on react-admin's `useInput`, drawn by its kind. */
export const FieldInput = ({ source, field, values, typing, autoFocus }: Props) => {
  const translate = useTranslate()
  const resource = useResourceName()
  const { name, initial, files, setFile, faults } = useDefinitionForm()
  const { getValues, getFieldState, setError, clearErrors } = useFormContext<Texts>()
  const { submitCount } = useFormState<Texts>()
  const {
    id,
    field: box,
    fieldState,
  } = useInput({
    id: `${resource}-${name}-${source}`,
    source,
    validate: faults.validate(source),
    parse: unchanged,
    format: unchanged,
  })
  const { ref, onBlur } = box
  // Kinds draw their own boxes, so the form focuses a field by its id.
  useEffect(() => ref({ focus: () => document.getElementById(id)?.focus() }), [ref, id])
  const names = field.lookUp?.names
  const hold = useCallback(
    (fault: string) => {
      const former = faults.block(source, fault)
      if (!former || errorText(getFieldState(source).error?.message) !== former) return
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
      values={values}
      file={files[source]}
      row={initial}
      error={errorText(fieldState.error?.message)}
      cut={typing.cut[source] ?? 0}
      onChange={text => typing.setAll({ [source]: text })}
      onFill={text => typing.fill(source, text)}
      onFilled={typing.setAll}
      onFile={file => {
        setFile(source, file)
        typing.setAll({ [source]: file?.name ?? '' })
      }}
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
