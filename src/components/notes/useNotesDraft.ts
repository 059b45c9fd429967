import { createContext, useContext, useEffect } from 'react'
import type { z } from 'zod'
import { draftBelow, useDraft } from '../useDraft'

/** Forms of the dialog of a record: the key of a form's draft, and who is told whether something in it is not stored. */
type Forms = { draftKey(form: string): string; onTyped(form: string, typed: boolean): void }

export const NotesFormsContext = createContext<Forms | undefined>(undefined)

const useForms = (): Forms => {
  const forms = useContext(NotesFormsContext)
  if (!forms) throw new Error('a form of notes stands in their dialog')
  return forms
}

type Values = Record<string, unknown>

/** Returns a function that tells whether a draft of a form is there, with other values than those that are stored. */
export const useHasDraft = () => {
  const { draftKey } = useForms()
  return <T extends Values>(form: string, shape: z.ZodType<T>, stored: T): boolean =>
    draftBelow(draftKey(form), shape, stored) !== undefined
}

/**
 * Holds what is typed in a form of the dialog, which starts with the stored values. It stays until it is stored or left, also
 * when the session ends before: it comes back with the dialog. `forget` brings the stored values back.
 */
export const useNotesDraft = <T extends Values>(form: string, shape: z.ZodType<T>, stored: T) => {
  const { draftKey, onTyped } = useForms()
  const { typed, isChanged, change, drop } = useDraft(draftKey(form), shape, stored)
  useEffect(() => onTyped(form, isChanged), [form, isChanged, onTyped])
  // A form that closes has nothing typed in it any more.
  useEffect(() => () => onTyped(form, false), [form, onTyped])
  return { typed, change, forget: drop }
}
