import type { PresentFile } from '@contract/portal/filedChanges'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { notify } from '@/components/notices'
import { useDraft } from '@/components/useDraft'
import { useRegistry } from '@/components/useRegistry'
import { failureWords } from '@/i18n/outcomeMessages'
import { sendFiling, uploadDocument } from './calls'
import { bodyOf, type Draft, type Item } from './draft'
import { makeDraft } from './effectForms'
import { emptyInput, FilingInput } from './filingInput'
import { useChangeText } from './useChangeText'
import type { AddEffect } from './useOpenEffect'

/** A document that was chosen; `handle` once it has been sent. */
export type Document = { id: number; name: string; file: File; handle?: string }

type Failure = { text: string; effect?: number }

/** Returns the place of the effect that a refusal names, from 0. */
const effectIn = (error: unknown) => {
  const fields = error instanceof Error && 'fields' in error ? Object.keys(error.fields ?? {}) : []
  const [, place] = /^effects\.(\d+)/.exec(fields[0] ?? '') ?? []
  return place === undefined ? {} : { effect: Number(place) }
}

/** Keeps a filing that is put together, and sends it. What was typed stays when it fails. */
export const useFiling = (present: PresentFile, shut: () => void) => {
  const translate = useTranslate()
  const { say } = useChangeText()
  const registry = useRegistry()
  const queries = useQueryClient()
  const kept = useDraft(`fileChange.${present.brn}`, FilingInput, emptyInput(present))
  const { change, drop } = kept
  const { people, items, about, last } = kept.typed
  const draft: Draft = { present, people, items }
  const [documents, setDocuments] = useState<readonly Document[]>([])
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()

  const add: AddEffect = (kind, values, brought) => {
    const added = brought.map(({ person }, place) => ({ ...person, key: `new-${last + place + 1}` }))
    const named = Object.fromEntries(brought.map(({ field }, place) => [field, added[place]?.key]))
    const id = last + brought.length + 1
    setFailure(undefined)
    change({
      last: id,
      people: [...people, ...added],
      items: [...items, { id, kind, values: { ...values, ...named } }],
    })
  }
  const remove = ({ id }: Item) => {
    setFailure(undefined)
    change({ items: items.filter(item => item.id !== id) })
  }
  const addDocuments = (files: readonly File[]) => {
    setDocuments(before => [
      ...before,
      ...files.map((file, place) => ({ id: last + place + 1, name: file.name.replace(/\.pdf$/i, ''), file })),
    ])
    change({ last: last + files.length, hasFiles: true })
  }
  const removeDocument = (id: number) => {
    setDocuments(before => before.filter(one => one.id !== id))
    change({ hasFiles: documents.length > 1 })
  }

  /** Sends the documents that were not sent yet. */
  const sendDocuments = async () => {
    const sent: Document[] = []
    for (const one of documents) {
      const handle = one.handle ?? (await registry.send(uploadDocument, { file: one.file })).handle
      sent.push({ ...one, handle })
      setDocuments(before => before.map(each => (each.id === one.id ? { ...each, handle } : each)))
    }
    return sent.map(({ name, handle }) => ({ name, ...(handle && { handle }) }))
  }
  const send = async () => {
    const { trackingNo, filedOn, note } = about
    setBusy(true)
    setFailure(undefined)
    try {
      const { trackingNo: number } = await registry.send(sendFiling, {
        brn: present.brn,
        trackingNo: trackingNo.trim(),
        ...(filedOn && { filedOn }),
        ...(note.trim() && { note: note.trim() }),
        ...bodyOf(draft, ({ kind, values }, refs) => makeDraft(kind, values, refs)),
        documents: await sendDocuments(),
      })
      notify({ tone: 'good', text: say('filed', { number }) })
      drop()
      shut()
      // The open file and its tabs are read again.
      await queries.invalidateQueries({ queryKey: ['file'] })
    } catch (error) {
      setFailure({ text: failureWords(translate, error), ...effectIn(error) })
    } finally {
      setBusy(false)
    }
  }
  return { ...kept, draft, documents, busy, failure, add, remove, addDocuments, removeDocument, send }
}
