import { useCallback, useEffect } from 'react'
import { useInput, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { Field } from '@/definition/field'
import { failureWords } from '@/i18n/failureWords'
import { useDefinitionForm } from './DefinitionForm'
import { FormField } from './FormField'
import type { Texts } from './startOf'
import type { useTyping } from './useTyping'

type Props = {
  source: string
  field: Field<never>
  /** What stands in all the fields of the form. */
  values: Texts
  typing: ReturnType<typeof useTyping>
  autoFocus: boolean
}

/** Kinds hold texts: react-admin would make null of an empty one. */
const asTyped = (text: string) => text

const WRAPPED = '@@react-admin@@'

/** Returns what a validator said, which react-admin wraps, or a host, which comes bare. */
const saidIn = (message: string | undefined): string | undefined =>
  message?.startsWith(WRAPPED) ? String(JSON.parse(message.slice(WRAPPED.length))) : message

/** A field of a definition on react-admin's `useInput`: its kind draws it, the form holds it. */
export const FieldInput = ({ source, field, values, typing, autoFocus }: Props) => {
  const translate = useTranslate()
  const { resource, name, initial, files, setFile, faults } = useDefinitionForm()
  const { getValues, getFieldState, setError, clearErrors } = useFormContext<Texts>()
  const {
    id,
    field: box,
    fieldState,
  } = useInput({
    id: `${resource.name}-${name}-${source}`,
    source,
    validate: faults.validate(source),
    parse: asTyped,
    format: asTyped,
  })
  const { ref, onBlur } = box
  // Each kind draws a box of its own: the form finds it by its id when it leads to the first one that is wrong.
  useEffect(() => ref({ focus: () => document.getElementById(id)?.focus() }), [ref, id])
  const says = saidIn(fieldState.error?.message)
  const hold = useCallback(
    (fault: string) => {
      const former = faults.hold(source, fault)
      if (former && saidIn(getFieldState(source).error?.message) === former) clearErrors(source)
    },
    [faults, source, getFieldState, clearErrors],
  )
  return (
    <FormField
      names={{ resource: resource.name, form: name, source }}
      field={field}
      values={values}
      file={files[source]}
      row={initial}
      error={says}
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
      onBlur={() => {
        faults.leaving()
        onBlur()
      }}
      autoFocus={autoFocus}
    />
  )
}
