import { Refusal } from '@contract/errors'
import { JOB_LIST } from '@contract/extensions'
import { ImportOutcome } from '@contract/imports'
import type { Changes } from '@spreadsheet/changes'
import { limits } from '@spreadsheet/limits'
import { chooseSheet } from '@spreadsheet/match'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Import, Resource } from '@/definition/defineResource'
import { randomId } from '@/definition/randomId'
import { failureWords, isUnsure, reasonWords, successWords } from '@/i18n/outcomeMessages'
import { useAnnouncedExtensions } from '../hostExtensions'
import { notify } from '../notices'
import { isReaderMissing, rewriteFile, type SheetWorker, startSheetWorker } from '../sheets/worker'
import { useRegistry } from '../useRegistry'
import { type ChosenFile, changesOf, hostColumns } from './chosenFile'
import { faultyRows } from './faultyRows'
import { ImportRows } from './ImportRows'
import { cancelJob, type ImportFault, type Reading, type RowLeftOut, refusalOf, type Step } from './importStep'
import { type ReviewDraft, reviewedFile, useReviewDraft } from './reviewDraft'
import { type FoundSheet, headedSheets, headerOf, isEntry, sheetColumns } from './sheetHeader'

/**
 * Returns the state of a bulk import, from the file to the summary, and its functions. Rows are only sent on request;
 * closing cancels everything but what a host with jobs was sent. The review of a file that is not too large comes back after the end of a session.
 */
export const useImport = (resource: Resource, imports: Import) => {
  const translate = useTranslate()
  const announced = useAnnouncedExtensions()
  const atomic = announced?.has('atomicImports') ?? false
  const hasJobs = announced?.has(JOB_LIST) ?? false
  const registry = useRegistry()
  const cache = useQueryClient()
  const [step, setStep] = useState<Step>({ at: 'choose' })
  const [fault, setFault] = useState<ImportFault>()
  const worker = useRef<SheetWorker>(undefined)
  const sending = useRef<AbortController>(undefined)
  const job = useRef('')
  const columns = sheetColumns(imports)
  const stored = useReviewDraft(`${resource.name}.${imports.send.call.id}`)

  const end = useCallback(() => {
    worker.current?.end()
    worker.current = undefined
  }, [])
  useEffect(
    () => () => {
      end()
      if (!hasJobs) sending.current?.abort()
    },
    [end, hasJobs],
  )
  const fail = (error: unknown) => {
    end()
    setFault({ text: failureWords(translate, refusalOf(error)), isOutdated: isReaderMissing(error) })
    setStep({ at: 'choose' })
  }
  const start = () => {
    end()
    stored.drop()
    setFault(undefined)
    setStep({ at: 'choose' })
  }

  const review = async (file: File, sheets: FoundSheet[], { sheet, header, mapping }: Reading, draft?: ReviewDraft) => {
    const reader = worker.current
    if (!reader) return
    const hasHeader = !isEntry(sheets[sheet], header, mapping, imports)
    const first = hasHeader ? header + 1 : header
    if ((sheets[sheet]?.rows ?? 0) - first > limits.rows)
      return fail(new Refusal('too-many-rows', { most: limits.rows }))
    setStep({ at: 'reading', name: file.name })
    const places = imports.columns.map(({ source }) => mapping[source])
    const rows = new ImportRows(imports, places)
    let skipped = 0
    let headerRow = hasHeader ? 1 : 0
    try {
      await reader.ask({ kind: 'rows', sheet }, 'slice', slice => {
        const above = slice.rows[header - skipped]
        if (above && hasHeader) headerRow = above.row
        const body = slice.rows.slice(Math.max(0, first - skipped))
        skipped += slice.rows.length
        rows.add(
          body.map(({ cells, ...row }) => ({
            ...row,
            values: places.map(at => (at === undefined ? '' : (cells[at] ?? ''))),
          })),
        )
        return slice.done
      })
      // Another file may have been chosen meanwhile.
      if (worker.current !== reader) return
      if (!rows.rows.length) return fail(new Refusal('no-rows'))
      const reviewed = await reviewedFile(file, { sheet, header, mapping })
      if (worker.current !== reader) return
      if (draft) rows.repeat(draft)
      stored.begin(reviewed, rows)
      const { mapping: suggested, unclear } = headerOf(sheets[sheet], { columns: hostColumns(imports.columns) })
      setStep({
        at: 'review',
        chosen: { file, sheet, header: headerRow, suggested, unclear, mapping },
        rows,
        hiddenSheets: sheets.filter(({ hidden }, at) => hidden && at !== sheet).length,
        restored: draft !== undefined,
      })
    } catch (error) {
      if (worker.current === reader) fail(error)
    }
  }

  /** Reads a file; the columns are asked for where they are unclear, where there is a choice of sheets, or on request. */
  const choose = async (file: File, draft?: ReviewDraft, asks = false) => {
    end()
    setFault(undefined)
    const accept = imports.send.call.upload?.accept ?? []
    if (file.size > limits.megabytes * 1024 * 1024)
      return fail(new Refusal('file-too-large', { megabytes: limits.megabytes }))
    setStep({ at: 'reading', name: file.name })
    const reader = startSheetWorker()
    worker.current = reader
    try {
      const { sheets } = await reader.ask({ kind: 'read', file, accept, columns }, 'sheets')
      if (draft) return await review(file, sheets, draft, draft)
      const best = chooseSheet(headedSheets(sheets), columns)
      const { index: header, mapping, unclear } = best?.header ?? headerOf(undefined, imports)
      const isComplete = columns.every(({ source, required }) => !required || mapping[source] !== undefined)
      const isOnly = best?.isVisible && sheets.filter(({ hidden }) => !hidden).length === 1
      const sheet = best?.at ?? 0
      if (isComplete && isOnly && !unclear.length && !asks) await review(file, sheets, { sheet, header, mapping })
      else setStep({ at: 'mapping', file, sheets, sheet, header, mapping })
    } catch (error) {
      if (worker.current === reader) fail(error)
    }
  }

  const restore = useEffectEvent(() => {
    const last = stored.take()
    if (last) void choose(last.file, last.draft)
  })
  useEffect(() => restore(), [])

  /**
   * Writes the corrected file with the worker that read it: its code is there, whatever happened to the server during
   * the review.
   */
  const rewrite = async (file: File, accept: readonly string[], changes: Changes, signal: AbortSignal) => {
    const writer = worker.current ?? startSheetWorker()
    worker.current = writer
    try {
      return await rewriteFile(writer, { file, accept, columns }, changes, signal)
    } catch (error) {
      end()
      throw error
    }
  }

  const send = async (rows: ImportRows, chosen: ChosenFile) => {
    const good = rows.good()
    const { unknown, excluded } = rows.counts()
    if (!good.length) {
      const key = unknown ? 'daftari.imports.noneIncluded' : 'daftari.imports.noneReady'
      return setFault({ text: translate(key), isOutdated: false })
    }
    const changes = changesOf(chosen, rows)
    // Refusals name the rows by their numbers in the file that was sent.
    const rowsSent = new Map(good.map((row, at) => [changes ? at + 2 : row.row, row]))
    const control = new AbortController()
    sending.current = control
    job.current = randomId()
    setFault(undefined)
    setStep({ at: 'sending', chosen, rows, fraction: 0 })
    try {
      const accept = imports.send.call.upload?.accept ?? []
      const file = changes ? await rewrite(chosen.file, accept, changes, control.signal) : chosen.file
      control.signal.throwIfAborted()
      const answer = await registry.send(
        imports.send,
        { file, ...(hasJobs && { job: job.current }) },
        {
          signal: control.signal,
          onUpload: fraction => setStep(now => (now.at === 'sending' ? { ...now, fraction } : now)),
        },
      )
      const outcome = ImportOutcome.safeParse(answer).data
      const report = outcome?.data
      const refused = (report?.refused ?? []).map(({ row, code, reason }) => {
        const sent = rowsSent.get(row)
        const why = code ? translate(`daftari.imports.reasons.${code}`, { _: reason ?? '' }) : (reason ?? '')
        return { original: sent?.row ?? row, values: sent?.values ?? [], why }
      })
      const unsent = faultyRows(translate, rows, imports)
      const left = rows.in('unknown').map(({ row, values }): RowLeftOut => {
        return { original: row, values, why: translate('daftari.imports.unknown') }
      })
      end()
      stored.drop()
      // The words for success would be wrong of a file without one accepted row.
      if (report?.taken !== 0)
        notify({ tone: 'good', text: successWords(translate, outcome ?? {}, imports.says?.done) })
      setStep({
        at: 'done',
        name: chosen.file.name,
        sent: good.length,
        taken: report?.taken,
        refused,
        unsent,
        unknown: left,
        excluded,
      })
      await cache.invalidateQueries({ queryKey: [resource.name] })
    } catch (error) {
      setStep({ at: 'review', chosen, rows })
      // The reloaded list shows whether the rows were saved.
      if (control.signal.aborted || isUnsure(error)) void cache.invalidateQueries({ queryKey: [resource.name] })
      if (control.signal.aborted)
        setFault({
          text: translate(atomic ? 'daftari.imports.stopped' : 'daftari.imports.stoppedElsewhere'),
          isOutdated: false,
        })
      else {
        const why = reasonWords(translate, error)
        const doubt = translate(atomic ? 'daftari.imports.unsure' : 'daftari.imports.unsureElsewhere')
        setFault({ text: isUnsure(error) ? `${why} ${doubt}` : why, isOutdated: isReaderMissing(error) })
        notify({ tone: 'bad', text: why })
      }
    }
  }
  return {
    step,
    setStep,
    fault,
    choose,
    review,
    send,
    /** Asks for the sheet and its columns, of the file under review. */
    chooseSheet: (file: File) => void choose(file, undefined, true),
    start,
    /** True once a host with jobs has the whole file: it goes on when the page is left. */
    goesOn: hasJobs && step.at === 'sending' && step.fraction >= 1,
    stop: async () => {
      const control = sending.current
      // A job that has ended meanwhile answers with its result.
      if (hasJobs && step.at === 'sending' && step.fraction >= 1) await registry.send(cancelJob, job.current)
      control?.abort()
    },
  }
}
