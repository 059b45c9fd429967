import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { Form, RecordContextProvider, type RouterProvider, RouterProviderContext, useRouterProvider } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import type { Resource } from '@/definition/defineResource'
import { ConfirmDialog } from '../actions/ConfirmDialog'
import { dropDraft, takeDraft } from '../drafts'
import { notify } from '../notices'
import { startOf, type Texts, textsOf } from './startOf'
import { type Faults, useFaults } from './useFaults'
import { type SentForm, useSending } from './useSending'

type Files = Partial<Record<string, File>>

/** What the parts of a form share beside what stands in react-admin's own contexts. */
type Shared = {
  resource: Pick<Resource, 'name'>
  /** The form's name among the resource's: an action's key, or create0, create1. */
  name: string
  form: SentForm
  /** What it started from. */
  initial: Record<string, unknown>
  formKey: string
  restored: boolean
  files: Files
  setFile(source: string, file: File | undefined): void
  faults: Faults
  /** What went wrong with the whole of it. */
  failed: string
  busy: boolean
  /** Forgets the draft. */
  finish(): void
}

const SharedContext = createContext<Shared | undefined>(undefined)

/** The form of a definition that this stands in. */
export const useDefinitionForm = (): Shared => {
  const shared = useContext(SharedContext)
  if (!shared) throw new Error('A part of a form stands in a DefinitionForm')
  return shared
}

/** The same router, but for what react-admin's `Form` would fill itself in with: a link fills in no form. */
const withoutRecords = (router: RouterProvider): RouterProvider => {
  const useLocation = () => ({ ...router.useLocation(), search: '', state: undefined })
  return { ...router, useLocation }
}

type Told = (changed: boolean, forget: () => void, sending: boolean) => void

/** Tells whether something was typed; after a try it says what is missing, and leads to the first field that is wrong. */
const Watching = ({ onChanged }: { onChanged?: Told | undefined }) => {
  const { form, restored, busy, finish } = useDefinitionForm()
  const { getValues, setFocus } = useFormContext<Texts>()
  const { isDirty, submitCount, errors } = useFormState<Texts>()
  const changed = restored || isDirty
  useEffect(() => onChanged?.(changed, finish, busy), [changed, finish, busy, onChanged])
  const tried = useRef(0)
  useEffect(() => {
    if (tried.current === submitCount) return
    tried.current = submitCount
    for (const [source, field] of Object.entries(form.fields))
      if (field?.missing && !getValues(source)?.trim()) notify({ tone: 'bad', text: field.missing })
    const wrong = Object.keys(form.fields).find(source => errors[source])
    if (wrong) setFocus(wrong)
  }, [submitCount, errors, form.fields, getValues, setFocus])
  return null
}

type Props = {
  resource: Pick<Resource, 'name'>
  name: string
  form: SentForm
  initial: Record<string, unknown>
  /** Under which a draft is kept that outlives an ended session. */
  formKey: string
  sent(answer: unknown, texts: Texts): void
  /** Nothing can be sent, which was said. */
  left(): void
  /** Told whether something was typed that leaving would lose, how to forget it, and whether it is being sent. */
  onChanged?: Told
  className: string
  children: ReactNode
}

/** A row that the form stands in is not what it starts from. */
const NO_RECORD = {}

/**
 * A form of a definition on react-admin's `Form`: it holds texts, which its fields read and write by `useInput`, and
 * becomes the definition's draft when it is sent. What was typed stays when sending fails.
 */
export const DefinitionForm = (props: Props) => {
  const { resource, name, form, initial, formKey, sent, left, onChanged, className, children } = props
  const outer = useRouterProvider()
  const router = useMemo(() => withoutRecords(outer), [outer])
  const [offered] = useState(() => takeDraft(formKey))
  const [start] = useState<Texts>(() => ({ ...startOf(form, initial), ...(offered && textsOf(offered)) }))
  const [files, setFiles] = useState<Files>({})
  const faults = useFaults(form.fields)
  const finish = useCallback(() => dropDraft(formKey), [formKey])
  const ending =
    <Args extends unknown[]>(then: (...args: Args) => void) =>
    (...args: Args) => {
      finish()
      then(...args)
    }
  const { submit, busy, failed, question } = useSending({
    resource,
    name,
    form,
    initial,
    files,
    sent: ending(sent),
    left: ending(left),
  })
  const onSubmit = async (texts: Texts) => {
    const refused = await submit(texts)
    for (const [source, says] of Object.entries(refused ?? {})) faults.refuse(source, texts[source] ?? '', says)
    return refused
  }
  const shared: Shared = {
    resource,
    name,
    form,
    initial,
    formKey,
    restored: Boolean(offered),
    files,
    setFile: (source, file) => setFiles(current => ({ ...current, [source]: file })),
    faults,
    failed,
    busy,
    finish,
  }
  return (
    <SharedContext.Provider value={shared}>
      <RouterProviderContext.Provider value={router}>
        <div onSubmitCapture={faults.sending} className="form-around">
          <Form
            record={NO_RECORD}
            defaultValues={start}
            onSubmit={onSubmit}
            mode="onBlur"
            reValidateMode="onBlur"
            noValidate
            disableInvalidFormNotification
            className={className}
          >
            <RouterProviderContext.Provider value={outer}>
              <RecordContextProvider value={initial}>{children}</RecordContextProvider>
            </RouterProviderContext.Provider>
            <Watching onChanged={onChanged} />
          </Form>
        </div>
      </RouterProviderContext.Provider>
      {question && <ConfirmDialog {...question} />}
    </SharedContext.Provider>
  )
}
