import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Form, RecordContextProvider, type RouterProvider, RouterProviderContext, useRouterProvider } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { Confirm } from '../actions/Confirm'
import { dropDraft, saveDraft, takeDraft } from '../drafts'
import { type NoticeRecord, notify } from '../notices'
import { type FormValues, formatValue, initialValues, isEmpty, unseenValues } from './formValues'
import { type Faults, useFieldErrors } from './useFieldErrors'
import { type SentForm, useSubmit } from './useSubmit'
import { type Difference, mergeVersions } from './versions'
import './form.css'

/** State that the parts of a form share, beside react-admin's own contexts. */
type Shared = {
  /** Name of the form among those of the resource: the key of an action, or create0, create1. */
  name: string
  form: SentForm
  /** Values that the form started from. */
  initial: Record<string, unknown>
  formKey: string
  /** The form holds a draft of an earlier session. */
  restored: boolean
  faults: Faults
  /** Failure of the last try that names no field; '' for none. */
  failed: string
  busy: boolean
  /** Fields that somebody else saved meanwhile with other values than those of the form; undefined while nobody has. */
  differences: readonly Difference[] | undefined
  /**
   * Stores as the draft those values that were typed, without files. All others are left out, so that a draft never returns
   * an old value over one that somebody else has saved.
   */
  keep(values: FormValues): void
  /** Drops the stored draft. */
  finish(): void
}

const SharedContext = createContext<Shared | undefined>(undefined)

/** Returns the state of the form around a component. Throws outside a `SimpleForm`. */
export const useSimpleForm = (): Shared => {
  const shared = useContext(SharedContext)
  if (!shared) throw new Error('useSimpleForm outside a SimpleForm')
  return shared
}

/**
 * Returns the router with an empty search and state. react-admin's `Form` takes a record from both, and a link must not
 * fill in a form.
 */
const withoutRecords = (router: RouterProvider): RouterProvider => {
  const useLocation = () => ({ ...router.useLocation(), search: '', state: undefined })
  return { ...router, useLocation }
}

type OnChanged = (changed: boolean, forget: () => void, sending: boolean) => void

/**
 * Reports whether the form has unsaved input. After each submit shows a toast for every missing field that asks for one,
 * and focuses the first field with an error.
 */
const FormObserver = ({ onChanged }: { onChanged?: OnChanged | undefined }) => {
  const { form, restored, busy, finish } = useSimpleForm()
  const { getValues, setFocus } = useFormContext<FormValues>()
  const { isDirty, submitCount, errors } = useFormState<FormValues>()
  const changed = restored || isDirty
  // A key that is pressed as soon as the answer is on the screen finds the form as the screen shows it.
  useLayoutEffect(() => onChanged?.(changed, finish, busy), [changed, finish, busy, onChanged])
  const lastSubmit = useRef(0)
  useEffect(() => {
    if (lastSubmit.current === submitCount) return
    lastSubmit.current = submitCount
    for (const [source, field] of Object.entries(form.fields))
      if (field?.missing && isEmpty(getValues(source))) notify({ tone: 'bad', text: field.missing })
    const firstError = Object.keys(form.fields).find(source => errors[source])
    if (firstError) setFocus(firstError)
  }, [submitCount, errors, form.fields, getValues, setFocus])
  return null
}

type MergingProps = { newer: FormValues | undefined; merge(mine: FormValues, theirs: FormValues): FormValues }

/** Puts what stands in the form over a newer version of its record, once for each version. */
const Merging = ({ newer, merge }: MergingProps) => {
  const { getValues, setValue } = useFormContext<FormValues>()
  const mergeOnce = useEffectEvent((theirs: FormValues) => {
    for (const [source, value] of Object.entries(merge(getValues(), theirs)))
      setValue(source, value, { shouldDirty: true })
  })
  useLayoutEffect(() => {
    if (newer) mergeOnce(newer)
  }, [newer])
  return null
}

type Props = {
  name: string
  form: SentForm
  initial: Record<string, unknown>
  /** Key of the draft that outlives an ended session. */
  formKey: string
  /** Reads the record again; resolves to its draft, or undefined where it is the one that the form has. */
  readAnew?: (() => Promise<FormValues | undefined>) | undefined
  /** Returns the record of a draft for the notice of its write. */
  recordOf?: ((draft: Record<string, unknown>) => NoticeRecord | undefined) | undefined
  /** Called after the form was sent, with the answer and the values that were sent. */
  sent(answer: unknown, values: FormValues): void
  /** Called in place of `sent` where the host has no call for the form. */
  abandoned(): void
  /** Called with whether the form has unsaved input, how to drop it, and whether it is being sent. */
  onChanged?: OnChanged
  className: string
  children: ReactNode
}

/** Keeps the RecordContext of a surrounding row out of the values of the form. */
const NO_RECORD = {}

/**
 * Form of a definition on react-admin's `Form`. It holds the values of the definition's draft, which its fields read and
 * write by `useInput`. Input stays in place when sending fails.
 */
export const SimpleForm = (props: Props) => {
  const { name, form, formKey, readAnew, recordOf, sent, abandoned, onChanged, className, children } = props
  const router = useRouterProvider()
  const formRouter = useMemo(() => withoutRecords(router), [router])
  const [draft] = useState(() => takeDraft(formKey))
  // A draft was typed over the values of its own day: the host is told their version, and not that of today.
  const initial = useMemo(
    () => ({ ...props.initial, ...(draft && unseenValues(form.fields, draft)) }),
    [props.initial, draft, form.fields],
  )
  const [unchanged] = useState<FormValues>(() => initialValues(form, initial))
  const [start] = useState<FormValues>({ ...unchanged, ...draft })
  // The version of the record that the form stands on: that of its start, or the newer one that it was merged with.
  const base = useRef(unchanged)
  const [newer, setNewer] = useState<FormValues>()
  const [differences, setDifferences] = useState<readonly Difference[]>()
  const faults = useFieldErrors(form.fields)
  const finish = useCallback(() => dropDraft(formKey), [formKey])
  const outdated = useRef(false)
  const keep = (values: FormValues) => {
    const isTyped = (source: string) => {
      const field = form.fields[source]
      const isChanged = formatValue(field, values[source]) !== formatValue(field, base.current[source])
      return field && !field.upload && (isChanged || source in (draft ?? {}))
    }
    const typed = Object.entries(values).filter(([source]) => isTyped(source))
    if (!typed.length) return finish()
    // Without the version that was refused, the input can be sent over the row that a reload shows.
    const unseen = outdated.current ? {} : unseenValues(form.fields, base.current)
    saveDraft(formKey, { ...Object.fromEntries(typed), ...unseen })
  }
  const merge = (mine: FormValues, theirs: FormValues): FormValues => {
    const typed = draft ?? {}
    const known = Object.entries(base.current).filter(([source]) => !(source in typed))
    const merged = mergeVersions(form.fields, { base: Object.fromEntries(known), mine, theirs })
    base.current = theirs
    outdated.current = false
    setDifferences(merged.differences)
    keep(merged.values)
    return merged.values
  }
  const dropDraftThen =
    <Args extends unknown[]>(then: (...args: Args) => void) =>
    (...args: Args) => {
      finish()
      then(...args)
    }
  const { beforeSubmit, submit, busy, failed, question } = useSubmit({
    name,
    form,
    recordOf,
    sent: dropDraftThen(sent),
    abandoned: dropDraftThen(abandoned),
    outdated: async values => {
      outdated.current = true
      keep(values)
      const theirs = await readAnew?.()
      if (theirs) setNewer(initialValues(form, theirs))
      return theirs !== undefined
    },
  })
  const onSubmit = async (values: FormValues) => {
    const errors = await submit(values)
    for (const [source, error] of Object.entries(errors ?? {})) faults.refuse(source, values[source], error)
    return errors
  }
  const onSubmitCapture = () => {
    beforeSubmit()
    faults.beforeSubmit()
  }
  const shared: Shared = {
    name,
    form,
    initial,
    formKey,
    restored: Boolean(draft),
    faults,
    failed,
    busy,
    differences,
    keep,
    finish,
  }
  return (
    <SharedContext.Provider value={shared}>
      <RouterProviderContext.Provider value={formRouter}>
        <div onSubmitCapture={onSubmitCapture} className="form-around">
          <Form
            record={NO_RECORD}
            defaultValues={start}
            onSubmit={onSubmit}
            resolver={faults.resolver}
            mode="onBlur"
            reValidateMode="onBlur"
            noValidate
            disableInvalidFormNotification
            className={className}
          >
            <RouterProviderContext.Provider value={router}>
              <RecordContextProvider value={initial}>{children}</RecordContextProvider>
            </RouterProviderContext.Provider>
            <FormObserver onChanged={onChanged} />
            <Merging newer={newer} merge={merge} />
          </Form>
        </div>
      </RouterProviderContext.Provider>
      {question && <Confirm {...question} />}
    </SharedContext.Provider>
  )
}
