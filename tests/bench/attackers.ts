import { connect } from 'node:net'
import { contract } from '@contract/index'
import { multipart } from '../support/multipart'
import { pathOf } from '../support/pathOf'
import { uploadHead } from '../support/sockets'
import { workbookParts, zip } from '../support/zip'

/** Load of an attack on a server: kinds and numbers of requests, their duration, and the senders. */
export type AttackJob = {
  port: number
  seconds: number
  silent: number
  uploads: number
  bombs: number
  /** Senders of bombs, one each, followed by the senders of slow uploads. */
  people: string[]
}
/** Slow uploads that the server ended, and the number of bombs by status. */
export type AttackSeen = { uploads: number; bombs: Record<string, number> }

const UPLOAD = pathOf(contract.blacklist.upload)
const XML = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

const sheet = (rows: string) =>
  `<?xml version="1.0"?><worksheet xmlns="${XML}"><sheetData>${rows}</sheetData></worksheet>`

/** Workbooks whose headers pass every limit, but whose content far exceeds the memory limit. */
const bombs = [
  () => zip(workbookParts(sheet(`<row>${'<c><v>1</v></c>'.repeat(6_000_000)}</row>`))),
  () =>
    zip(
      workbookParts(
        sheet('<row><c t="s"><v>0</v></c></row>'.repeat(100_000)),
        `<sst><si><t>${'a'.repeat(30_000)}</t></si></sst>`,
      ),
    ),
  () => {
    const parts = workbookParts(sheet('<row/>'))
    const blank = new Uint8Array(400 * 2 ** 20)
    return zip([...parts.slice(0, -1), { name: 'xl/worksheets/sheet1.xml', data: blank, claims: 1000 }])
  },
]

const perform = async ({ port, seconds, silent, uploads, bombs: many, people }: AttackJob) => {
  const made = bombs.map(make => make())
  const [bombers, senders] = [people.slice(0, many), people.slice(many)]
  const until = performance.now() + seconds * 1000
  const seen: AttackSeen = { uploads: 0, bombs: {} }
  const hold = (n: number, text: string | undefined, ended: () => void) => {
    if (performance.now() > until) return
    const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.1.${1 + (n % 5)}` })
    socket.on('error', () => undefined)
    socket.once('connect', () => text && socket.write(text))
    const drip = text && setInterval(() => socket.write('x'.repeat(500)), 1000)
    socket.once('close', () => {
      if (drip) clearInterval(drip)
      ended()
    })
    setTimeout(() => socket.destroy(), until - performance.now()).unref()
  }
  // A client that is turned away comes back after a second.
  const silence = (n: number) => hold(n, undefined, () => setTimeout(silence, 1000, n))
  const upload = (n: number) =>
    hold(n, uploadHead(UPLOAD, senders[n % senders.length]?.slice('Bearer '.length) ?? ''), () => {
      if (performance.now() < until) seen.uploads++
      setTimeout(upload, 1000, n)
    })
  for (let n = 0; n < silent; n++) silence(n)
  for (let n = 0; n < uploads; n++) upload(n)
  await Promise.all(
    bombers.map(async (authorization, n) => {
      const { payload, headers } = multipart(made[n % made.length] ?? new Uint8Array(), 'list.xlsx')
      const answer = await fetch(`http://127.0.0.1:${port}${UPLOAD}`, {
        method: 'POST',
        body: payload,
        headers: { ...headers, authorization },
      }).catch(() => undefined)
      const status = answer ? `${answer.status} ${((await answer.json()) as { code?: string }).code}` : 'none'
      seen.bombs[status] = (seen.bombs[status] ?? 0) + 1
    }),
  )
  await new Promise(done => setTimeout(done, Math.max(0, until - performance.now())))
  return seen
}

process.once('message', (job: AttackJob) => {
  perform(job).then(seen => process.send?.(seen, () => process.exit(0)))
})
