import { Refusal } from '@contract/errors'
import { readSheetFile, readSpreadsheet, type Sheet } from '@spreadsheet/read'
import { rewrite } from '@spreadsheet/rewrite'
import { templateOf } from '@spreadsheet/template'
import { writeBook, writeCsv, writeXlsx } from '@spreadsheet/write'
import { type SheetAnswer, type SheetJob, SLICE } from './protocol'

declare const self: DedicatedWorkerGlobalScope

let sheets: Sheet[] = []
const reply = (answer: SheetAnswer, transfer: Transferable[] = []) => self.postMessage(answer, transfer)

const written = (job: Extract<SheetJob, { kind: 'write' | 'book' | 'template' }>) => {
  if (job.kind === 'template') return templateOf(job.headers, 'List')
  if (job.kind === 'book') return writeBook(job.sheets)
  return job.format === 'csv' ? writeCsv(job.headers, job.rows) : writeXlsx(job.headers, job.rows, job.sheet)
}

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer())

const work = async (job: SheetJob) => {
  if (job.kind === 'read') {
    sheets = await readSpreadsheet(await bytesOf(job.file), job.file.name, job.accept, job.columns)
    reply({
      kind: 'sheets',
      sheets: sheets.map(({ rows, ...sheet }) => ({
        ...sheet,
        rows: rows.length,
        head: rows.slice(0, 20).map(({ cells }) => cells),
      })),
    })
  } else if (job.kind === 'rows') {
    const rows = sheets[job.sheet]?.rows ?? []
    for (let at = 0; at < rows.length || at === 0; at += SLICE)
      reply({ kind: 'slice', rows: rows.slice(at, at + SLICE), done: at + SLICE >= rows.length })
    // The worker stays for the corrected file, which is read again.
    sheets = []
  } else if (job.kind === 'rewrite') {
    const file = await readSheetFile(await bytesOf(job.file), job.file.name, job.accept, job.columns)
    const bytes = new Uint8Array(rewrite(file, job.changes))
    reply({ kind: 'rewritten', format: file.kind, bytes }, [bytes.buffer])
  } else {
    const bytes = new Uint8Array(written(job))
    reply({ kind: 'written', bytes }, [bytes.buffer])
  }
}

self.addEventListener('message', ({ data }: MessageEvent<SheetJob>) => {
  work(data).catch((error: unknown) => {
    const { code, params } = error instanceof Refusal ? error : new Refusal('file-broken')
    reply({ kind: 'refused', code, params })
  })
})
