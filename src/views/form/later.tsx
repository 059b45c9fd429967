import { type ComponentType, lazy, Suspense } from 'react'

type Forms = typeof import('./forms')

/**
 * Fetches what forms are made of. A page that shows rows does so behind the first of them, so that no first list waits
 * for it and the first form opens at once.
 */
export const fetchForms = (): Promise<Forms> => import('./forms')

const later = <Props extends object>(pick: (forms: Forms) => ComponentType<Props>): ComponentType<Props> => {
  const Part = lazy(async () => ({ default: pick(await fetchForms()) })) as unknown as ComponentType<Props>
  return props => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}

export const ActionForm = later(forms => forms.ActionForm)
export const CreateDialog = later(forms => forms.CreateDialog)
export const FormPanel = later(forms => forms.FormPanel)
export const ReadForm = later(forms => forms.ReadForm)
