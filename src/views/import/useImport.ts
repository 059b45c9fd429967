import { Refusal } from '@contract/errors'
import { ImportOutcome, type RefusedRow } from '@contract/imports'
import { limits } from '@spreadsheet/limits'
import { findHeader, type Mapping } from '@spreadsheet/match'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Import, Resource } from '@/definition/defineResource'
import { failureWords, isUnsure, reasonWords, successWords } from '@/i18n/failureWords'
import { keys } from '@/i18n/keys'
import { useWords } from '@/i18n/words'
import { notify } from '../notices'
import { type SheetWorker, startSheetWorker, writeTable } from '../sheets/worker'
import { useRegistry } from '../useRegistry'
import { ImportRows } from './ImportRows'

export type FoundSheet = { name: string; rows: number; head: string[][] }
export type RefusedOfFile = RefusedRow & { values: string[]; original: number }

export type Step =
  | { at: 'choose' }
  | { at: 'reading'; name: string }
  | { at: 'mapping'; name: string; sheets: FoundSheet[]; sheet: number; header: number; mapping: Mapping }
  | { at: 'review'; name: string; rows: ImportRows }
  | { at: 'sending'; name: string; rows: ImportRows; fraction: number }
  | { at: 'done'; name: string; sent: number; taken: number | undefined; refused: RefusedOfFile[] }

const refusalOf = (error: unknown) => (error instanceof Refusal ? error : new Refusal('file-broken'))

/** One bulk import from the file to the summary. Nothing is sent before the person says so; closing ends everything. */
export const useImport = (resource: Resource, name: string, imports: Import) => {
  const words = useWords()
  const registry = useRegistry()
  const cache = useQueryClient()
  const [step, setStep] = useState<Step>({ at: 'choose' })
  const [fault, setFault] = useState('')
  const worker = useRef<SheetWorker>(undefined)
  const sending = useRef<AbortController>(undefined)

  const end = useCallback(() => {
    worker.current?.end()
    worker.current = undefined
  }, [])
  useEffect(
    () => () => {
      end()
      sending.current?.abort()
    },
    [end],
  )
  const fail = (error: unknown) => {
    end()
    setFault(failureWords(words, refusalOf(error)))
    setStep({ at: 'choose' })
  }
  const start = () => {
    end()
    setFault('')
    setStep({ at: 'choose' })
  }

  const review = async (file: string, found: FoundSheet[], sheet: number, header: number, mapping: Mapping) => {
    const reader = worker.current
    if (!reader) return
    if ((found[sheet]?.rows ?? 0) - header - 1 > limits.rows)
      return fail(new Refusal('too-many-rows', { most: limits.rows }))
    setStep({ at: 'reading', name: file })
    const places = imports.columns.map(({ source }) => mapping[source])
    const rows = new ImportRows(imports.columns)
    let skipped = 0
    try {
      await reader.ask({ kind: 'rows', sheet }, 'slice', slice => {
        const body = slice.rows.filter(() => skipped++ > header)
        rows.add(
          body.map(({ row, cells }) => ({
            row,
            values: places.map(at => (at === undefined ? '' : (cells[at] ?? ''))),
          })),
        )
        return slice.done
      })
      end()
      if (!rows.rows.length) return fail(new Refusal('no-rows'))
      setStep({ at: 'review', name: file, rows })
    } catch (error) {
      fail(error)
    }
  }

  const choose = async (file: File) => {
    end()
    setFault('')
    const accept = imports.send.call.upload?.accept ?? []
    if (file.size > limits.megabytes * 1024 * 1024)
      return fail(new Refusal('file-too-large', { megabytes: limits.megabytes }))
    setStep({ at: 'reading', name: file.name })
    const reader = startSheetWorker()
    worker.current = reader
    try {
      const { sheets } = await reader.ask({ kind: 'read', file, accept }, 'sheets')
      const found = sheets.map(({ head }) =>
        findHeader(
          head.map((cells, row) => ({ row, cells })),
          imports.columns,
        ),
      )
      const best = found.reduce(
        (top, { mapping }, at) =>
          Object.keys(mapping).length > Object.keys(found[top]?.mapping ?? {}).length ? at : top,
        0,
      )
      const { index: header, mapping } = found[best] ?? { index: 0, mapping: {} }
      const known = imports.columns.every(({ source, required }) => !required || mapping[source] !== undefined)
      if (known && sheets.length === 1) await review(file.name, sheets, best, header, mapping)
      else setStep({ at: 'mapping', name: file.name, sheets, sheet: best, header, mapping })
    } catch (error) {
      if (worker.current === reader) fail(error)
    }
  }

  const send = async (rows: ImportRows, file: string) => {
    const good = rows.good()
    const control = new AbortController()
    sending.current = control
    setFault('')
    setStep({ at: 'sending', name: file, rows, fraction: 0 })
    try {
      const headers = imports.columns.map(({ label }) => label)
      const cells = good.map(({ values }) => values.map(value => value.trim()))
      const table = await writeTable('xlsx', headers, cells, file.replace(/\.\w+$/, ''))
      control.signal.throwIfAborted()
      const answer = await registry.send(
        imports.send,
        { file: table },
        {
          signal: control.signal,
          onUpload: fraction => setStep(now => (now.at === 'sending' ? { ...now, fraction } : now)),
        },
      )
      const report = ImportOutcome.safeParse(answer).data?.data
      const refused = (report?.refused ?? []).map(one => {
        const sent = good[one.row - 2]
        return { ...one, values: sent?.values ?? [], original: sent?.row ?? one.row }
      })
      const said = imports.says?.done && words(keys.done(resource.name, name), { _: imports.says.done })
      notify({ tone: 'good', text: successWords(words, {}, said) })
      setStep({ at: 'done', name: file, sent: good.length, taken: report?.taken, refused })
      await cache.invalidateQueries({ queryKey: [resource.name] })
    } catch (error) {
      setStep({ at: 'review', name: file, rows })
      if (control.signal.aborted) setFault(words('daftari.imports.stopped'))
      else {
        const why = reasonWords(words, error)
        setFault(isUnsure(error) ? `${why} ${words('daftari.imports.unsure')}` : why)
        notify({ tone: 'bad', text: why })
      }
    }
  }
  return { step, setStep, fault, choose, review, send, start, stop: () => sending.current?.abort() }
}
