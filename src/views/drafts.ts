import { Id } from '@contract/id'
import { z } from 'zod'
import { currentUser, DRAFTS } from '@/authProvider/session'

/**
 * What was typed into a form and not yet sent. It outlives the reload after an ended session, and belongs to one
 * person: nobody else is ever offered it. Signing out leaves none.
 */
const Drafts = z.object({ userId: Id, forms: z.record(z.string(), z.record(z.string(), z.unknown())) })
type Drafts = z.infer<typeof Drafts>

const read = (): Drafts | undefined => {
  try {
    return Drafts.safeParse(JSON.parse(sessionStorage.getItem(DRAFTS) ?? 'null')).data
  } catch {
    return undefined
  }
}

const ownForms = (): Drafts['forms'] => {
  const drafts = read()
  return drafts && drafts.userId === currentUser()?.userId ? drafts.forms : {}
}

const write = (forms: Drafts['forms']) => {
  const userId = currentUser()?.userId
  if (!userId) return
  try {
    sessionStorage.setItem(DRAFTS, JSON.stringify({ userId, forms }))
  } catch {
    // Storage is full: the form goes on without a draft.
  }
}

/** Keeps what a form holds now, under the form's own key. Only what JSON can hold is kept. */
export const saveDraft = (formKey: string, values: Record<string, unknown>) =>
  write({ ...ownForms(), [formKey]: values })

/** What this person had typed into the form, or undefined. It stays until dropped: the next reload may come soon. */
export const takeDraft = (formKey: string): Record<string, unknown> | undefined => ownForms()[formKey]

/** After the form was sent or left on purpose. */
export const dropDraft = (formKey: string) => {
  const { [formKey]: _, ...others } = ownForms()
  write(others)
}

/** Forgets every draft that is not of the person now signed in. */
export const dropOthersDrafts = () => {
  if (read()?.userId !== currentUser()?.userId) dropAll()
}

export const dropAll = () => sessionStorage.removeItem(DRAFTS)
