import { Id } from '@contract/id'
import { z } from 'zod'
import { currentUser, DRAFTS } from '@/authProvider/session'

/**
 * Drafts of forms, by form key. They survive the reload after an ended session, belong to one person and are never
 * offered to another. Signing out removes them.
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

/** Characters of all drafts together, at most: more, such as a file pasted as text, would leave no room to anything else. */
const MOST = 1_000_000

const write = (forms: Drafts['forms']) => {
  const userId = currentUser()?.userId
  if (!userId) return
  const text = JSON.stringify({ userId, forms })
  if (text.length > MOST) return
  try {
    sessionStorage.setItem(DRAFTS, text)
  } catch {
    // The storage is full: the form works without a draft.
  }
}

/** Stores the values of a form under its key. Only values that JSON can represent are stored. */
export const saveDraft = (formKey: string, values: Record<string, unknown>) =>
  write({ ...ownForms(), [formKey]: values })

/**
 * Returns this person's draft of a form; undefined without one. It is kept until `dropDraft`, because another reload
 * may follow.
 */
export const takeDraft = (formKey: string): Record<string, unknown> | undefined => ownForms()[formKey]

/** Removes a form's draft, after it was sent or left on purpose. */
export const dropDraft = (formKey: string) => {
  const { [formKey]: _, ...others } = ownForms()
  write(others)
}

/** Removes all drafts of other persons than the one who is signed in. */
export const dropOthersDrafts = () => {
  if (read()?.userId !== currentUser()?.userId) dropAll()
}

const dropAll = () => sessionStorage.removeItem(DRAFTS)
