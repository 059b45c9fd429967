import { Refusal } from '@contract/errors'
import { readSpreadsheet, type Sheet } from '@spreadsheet/read'
import { writeBook, writeCsv, writeXlsx } from '@spreadsheet/write'
import { type SheetAnswer, type SheetJob, SLICE } from './protocol'

declare const self: DedicatedWorkerGlobalScope

let sheets: Sheet[] = []
const reply = (answer: SheetAnswer, transfer: Transferable[] = []) => self.postMessage(answer, transfer)

const written = (job: Extract<SheetJob, { kind: 'write' | 'book' }>) => {
  if (job.kind === 'book') return writeBook(job.sheets)
  return job.format === 'csv' ? writeCsv(job.headers, job.rows) : writeXlsx(job.headers, job.rows, job.sheet)
}

const work = async (job: SheetJob) => {
  if (job.kind === 'read') {
    const bytes = new Uint8Array(await job.file.arrayBuffer())
    sheets = await readSpreadsheet(bytes, job.file.name, job.accept)
    reply({
      kind: 'sheets',
      sheets: sheets.map(({ name, rows }) => ({
        name,
        rows: rows.length,
        head: rows.slice(0, 20).map(({ cells }) => cells),
      })),
    })
  } else if (job.kind === 'rows') {
    const rows = sheets[job.sheet]?.rows ?? []
    for (let at = 0; at < rows.length || at === 0; at += SLICE)
      reply({ kind: 'slice', rows: rows.slice(at, at + SLICE), done: at + SLICE >= rows.length })
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
