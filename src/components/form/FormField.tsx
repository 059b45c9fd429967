import type { Refusal } from '@contract/errors'
import { idKey, idOfKey, idText } from '@contract/id'
import { memo, useEffect, useMemo, useRef } from 'react'
import { useEvent, useTranslate } from 'react-admin'
import type { Field, Kind, Suggestion } from '@/definition/field'
import { accessName } from '@/i18n/codeText'
import { type FileProps, fieldKinds, filledBy, type Option, useFrozenWhilePressed } from '../fields'
import { yesterday } from '../fields/days'
import type { InputProps } from '../fields/kind'
import { Labelled } from '../fields/Labelled'
import { FailedBanner } from '../list/listStates'
import { entriesSummary } from './entriesSummary'
import { type FormValues, formatValue } from './formValues'
import { useFieldFiles } from './useFieldFiles'
import { type Looked, useLookUp, useVacancy } from './useLookUp'
import { useOptions } from './useOptions'
import { useSuggestions } from './useSuggestions'

type Props = {
  /** Names of the list, of the form and of the field, which make its id. */
  names: { resource: string; form: string; source: string }
  field: Field<never>
  /** Text of the box. */
  text: string
  /** Values of all fields of the form. */
  values: FormValues
  /** Initial values of the form. */
  row: Record<string, unknown>
  error: string | undefined
  /** The characters that were cut off what was typed or pasted last. */
  cut: number
  onChange(value: string): void
  /** Told what is chosen where there is no choice. */
  onFill(value: string): void
  onFilled(values: Record<string, string>): void
  onFile(file: File | undefined): void
  onRefused(why: Refusal): void
  /** Told why the form cannot be sent as long as this stands here; empty when it can. */
  onHeld(fault: string): void
  /** Number of times that the form was submitted. */
  submits: number
  onBlur(): void
  autoFocus: boolean
}

/** A field says how many characters are left once a tenth of its limit remains. */
const NEAR = 10

/** Answers of the host for a field. */
type Answers = {
  looked: Looked
  /** The value is already in use. */
  taken: boolean
  files: FileProps | undefined
  read: Pick<ReturnType<typeof useOptions>, 'options' | 'waiting' | 'finding'>
  suggestions: Suggestion[]
}

const NO_ANSWERS: Answers = {
  looked: {},
  taken: false,
  files: undefined,
  read: { options: undefined, waiting: false, finding: undefined },
  suggestions: [],
}

const idOf = ({ resource, form, source }: Props['names']) => `${resource}-${form}-${source}`

const asksHost = ({ lookUp, vacancy, upload, among, suggests }: Field<never>) =>
  Boolean(lookUp || vacancy || upload || among || suggests)

/** Box of a kind. It is drawn again when what it shows changes, not with each change of the form around it. */
const KindInput = memo(function KindInput({ kind, ...props }: InputProps & { kind: Kind }) {
  const { Input } = fieldKinds[kind]
  return <Input {...props} />
})

/** Returns the options that a field declares itself: for the initial values of the form, or for all. */
const useOwnOptions = ({ own, names, options, kind }: Field<never>, row: Props['row']) => {
  const translate = useTranslate()
  const { many } = fieldKinds[kind]
  return useMemo(
    (): { offered: Option[] | undefined; declared: Option[] } => ({
      offered: own?.(row).map(({ value: id, label }) => ({ value: idKey(id), label })),
      declared:
        names?.map(name => ({ value: name, label: accessName(translate, name) })) ??
        Object.entries(options ?? {}).map(([option, label]) => ({ value: many ? idKey(option) : option, label })),
    }),
    [own, names, options, many, row, translate],
  )
}

/** A field with what is said under it: what is wrong, what was found, how much is missing or left. */
const FieldBox = (props: Props & Answers) => {
  const { names, field, text: value, values, row, error, cut, onChange, onFill, onFilled, onBlur, autoFocus } = props
  const { looked, taken, files, read, suggestions } = props
  const translate = useTranslate()
  const own = useOwnOptions(field, row)
  const offered = read.options ?? own.offered
  const strange = value && offered && !read.waiting && !read.finding && !offered.some(option => option.value === value)
  const added = strange && !fieldKinds[field.kind].many ? value : ''
  // An id that is none of the options stands for itself.
  const listed = useMemo(
    () => (offered && added ? [...offered, { value: added, label: idText(idOfKey(added)) }] : offered),
    [offered, added],
  )
  // The only result of a search is not selected by itself.
  const only = field.required && !read.finding && listed?.length === 1 ? listed[0]?.value : undefined
  useEffect(() => {
    if (only !== undefined && !value) onFill(only)
  }, [only, value, onFill])

  const { longest = Number.POSITIVE_INFINITY } = field
  const remaining = longest - value.trim().length
  const tooLong =
    remaining < 0 ? (field.tooLong ?? translate('daftari.lists.tooLong', { longest, smart_count: -remaining })) : ''
  const cutWords = cut > 0 && translate('daftari.lists.cut', { longest, smart_count: cut })
  const help = () => {
    if (field.entries && value.trim()) return entriesSummary(translate, field.entries.read(value))
    if (field.counted && field.longest)
      return translate('daftari.lists.typed', { typed: value.length, longest: field.longest })
    if (looked.busy) return translate('daftari.lists.lookingUp')
    if (field.tooShort && field.longest) {
      const remaining = field.longest - value.length
      return value.trim().length < (field.least ?? 0)
        ? field.tooShort
        : translate('daftari.lists.left', { smart_count: remaining })
    }
    if (field.longest && value && remaining <= field.longest / NEAR)
      return translate('daftari.lists.left', { smart_count: remaining })
    return field.help
  }

  // A submit that waits for the name of its record is no error.
  const waits = field.lookUp?.names && looked.busy && error === looked.hold
  const fault = waits ? undefined : error
  const takenWords = taken && field.vacancy?.says
  const message = useFrozenWhilePressed({
    // The `tooShort` help text replaces the generic length error.
    error:
      tooLong || (field.tooShort && value.trim() ? fault && help() : fault) || looked.failed || takenWords || undefined,
    help: [cutWords, help()].filter(Boolean).join(' · '),
    description: looked.description,
  })
  const change = useEvent((typed: string) => {
    onChange(typed)
    if (suggestions.length) onFilled(filledBy(suggestions, typed, values))
  })
  const leave = useEvent(onBlur)
  const pick = useEvent(({ fills }: Suggestion) => onFilled(fills))
  return (
    <KindInput
      kind={field.kind}
      id={idOf(names)}
      label={field.label}
      value={value}
      onChange={change}
      onBlur={leave}
      {...message}
      placeholder={field.placeholder}
      required={field.required ?? false}
      fixed={field.fixed ?? false}
      earliest={field.notBefore && formatValue(undefined, values[field.notBefore])}
      latest={field.past && yesterday()}
      options={listed ?? own.declared}
      files={files}
      waiting={read.waiting}
      finding={read.finding}
      suggestions={suggestions}
      onPick={pick}
      autoFocus={autoFocus}
    />
  )
}

/** A field that asks the host: what it looks up, its options, its suggestions, or the picture that it replaces. */
const AskingField = (props: Props) => {
  const { names, field, text, values, row, onFilled, onHeld, submits } = props
  const { source } = names
  const looked = useLookUp(field.lookUp, source, values, onFilled, submits)
  const { hold = '' } = looked
  const tellHeld = useRef(onHeld)
  tellHeld.current = onHeld
  useEffect(() => tellHeld.current(hold), [hold])
  const taken = useVacancy(field.vacancy, source, values)
  const files = useFieldFiles(field, props)
  const read = useOptions(field.among, { source, value: text, initial: row })
  const suggestions = useSuggestions(field.suggests, names)
  const failure = read.error && <FailedBanner error={read.error} busy={read.busy} reload={read.reload} />
  if (failure && !read.finding)
    return (
      <Labelled id={idOf(names)} label={field.label} required={field.required ?? false}>
        {failure}
      </Labelled>
    )
  return (
    <div className="form-asking">
      {failure}
      {/* A text whose search failed can be changed. */}
      <FieldBox {...props} {...{ looked, taken, files, read, suggestions }} />
    </div>
  )
}

/**
 * A field of a form. Most ask the host for nothing, and a form of twenty fields would otherwise have a hundred queries
 * that never run.
 */
export const FormField = (props: Props) =>
  asksHost(props.field) ? <AskingField {...props} /> : <FieldBox {...props} {...NO_ANSWERS} />
