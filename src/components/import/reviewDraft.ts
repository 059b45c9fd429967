import { useEffect, useRef } from 'react'
import { z } from 'zod'
import { beforeSessionEnd } from '@/authProvider/session'
import { decodeBase64 } from '@/pdfReader/base64'
import { dropDraft, saveDraft, takeDraft } from '../drafts'
import type { ImportRows } from './ImportRows'

/** Rows under review as their draft stores them: the file, how it is read, and what was corrected and left out. */
const ReviewDraft = z.object({
  data: z.string(),
  name: z.string(),
  type: z.string(),
  sheet: z.number(),
  /** Place of the header among the first rows of the sheet. */
  header: z.number(),
  mapping: z.record(z.string(), z.number()),
  corrections: z.array(z.tuple([z.number(), z.number(), z.string()])),
  left: z.array(z.number()),
  included: z.array(z.number()).default([]),
})
export type ReviewDraft = z.infer<typeof ReviewDraft>

/** Part of a draft that stays the same while the rows are corrected. */
type ReviewedFile = Omit<ReviewDraft, 'corrections' | 'left' | 'included'>

/** Longest file that a draft stores, in characters: other drafts need room too. */
const MOST = 500_000

const dataAddressOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

/** Returns a file as a draft stores it; undefined for one that is too large, or cannot be read any more. */
export const reviewedFile = async (
  file: File,
  reading: Pick<ReviewedFile, 'sheet' | 'header' | 'mapping'>,
): Promise<ReviewedFile | undefined> => {
  if (file.size > MOST) return undefined
  const data = await dataAddressOf(file).catch(() => '')
  return data && data.length <= MOST ? { data, name: file.name, type: file.type, ...reading } : undefined
}

/**
 * Returns the draft of the review below a key. It is stored when the session ends, and dropped when the next review
 * begins or the rows are given up.
 */
export const useReviewDraft = (key: string) => {
  const current = useRef<{ file: ReviewedFile; rows: ImportRows }>(undefined)
  useEffect(
    () =>
      beforeSessionEnd(() => {
        if (current.current) saveDraft(key, { ...current.current.file, ...current.current.rows.edits() })
      }),
    [key],
  )
  const drop = () => {
    current.current = undefined
    dropDraft(key)
  }
  return {
    /** Returns the stored draft with its file; undefined without one. */
    take: (): { file: File; draft: ReviewDraft } | undefined => {
      const { data: draft } = ReviewDraft.safeParse(takeDraft(key))
      return draft && { file: new File([decodeBase64(draft.data)], draft.name, { type: draft.type }), draft }
    },
    /** Begins the review of rows; those of a file that no draft has room for are not stored. */
    begin: (file: ReviewedFile | undefined, rows: ImportRows) => {
      drop()
      current.current = file && { file, rows }
    },
    drop,
  }
}
