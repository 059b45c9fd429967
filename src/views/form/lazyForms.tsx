import { type ComponentType, Suspense } from 'react'
import { lazyComponent } from '../lazyComponent'

const forms = () => import('./forms')
type Forms = Awaited<ReturnType<typeof forms>>

/** A part of what forms are made of, whose code comes when it is needed; `fetch` brings it ahead of need. */
const part = <Props extends object>(pick: (forms: Forms) => ComponentType<Props>) => {
  const Part = lazyComponent<Props, { default: ComponentType<Props> }>(async () => ({ default: pick(await forms()) }))
  const Waiting = (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
  return Object.assign(Waiting, { fetch: Part.fetch })
}

export const ActionForm = part(({ ActionForm }) => ActionForm)
export const CreateDialog = part(({ CreateDialog }) => CreateDialog)
export const FormPanel = part(({ FormPanel }) => FormPanel)
export const ReadForm = part(({ ReadForm }) => ReadForm)

/**
 * Fetches what forms are made of. A page that shows rows does so behind the first of them, so that no first list waits
 * for it and the first form opens at once.
 */
export const fetchForms = () => Promise.all([ActionForm.fetch(), CreateDialog.fetch(), ReadForm.fetch()])
