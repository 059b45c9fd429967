import { type AccessEntry, accessKinds, accessLog } from '@contract/portal/accessLog'
import { revealReasons } from '@contract/portal/personalData'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { OpenFile } from '@/components/export/openFile'
import { FactTable } from '@/components/file/FileTable'
import { useFacts } from '@/components/file/facts'
import { QueryContent } from '@/components/file/QueryContent'
import { useSource } from '@/components/useSource'
import { computed } from '@/definition/field'
import { reading } from '@/definition/source'

const source = reading(accessLog.ofFile.from(({ kind, key }: OpenFile) => ({ query: { kind, key } })))

/** Latest reads of a file, newest first, with a link to all of them in the access log. */
const Readers = ({ file }: { file: OpenFile }) => {
  const translate = useTranslate()
  const say = (key: string) => translate(`daftari.readers.${key}`)
  const wordsOf = (name: string, codes: readonly string[]) =>
    Object.fromEntries(codes.map(code => [code, say(`${name}.${code}`)]))
  const facts = useFacts({
    at: computed<AccessEntry>('exactTime', say('at'), row => row.at),
    actorName: computed<AccessEntry>('text', say('who'), row => row.actorName),
    kind: computed<AccessEntry>('choice', say('access'), row => row.kind, {
      options: wordsOf('kind', accessKinds),
      tone: kind => (kind === 'REVEAL' ? 'warning' : undefined),
    }),
    reason: computed<AccessEntry>('choice', say('why'), row => row.reason, {
      options: wordsOf('reason', revealReasons),
    }),
    reference: computed<AccessEntry>('text', say('reference'), row => row.reference),
    address: computed<AccessEntry>('code', say('from'), row => row.address),
  })
  const query = useSource(['readers', file.kind, file.key], source, file)
  const all = new URLSearchParams({ fileKind: file.kind, fileKey: file.key })
  return (
    <QueryContent query={query} permit={accessLog.ofFile.permit} name={say('title')}>
      {({ entries }) => (
        <>
          <FactTable title={say('latest')} facts={facts} rows={entries} none={say('none')} />
          <p>
            <Link to={`/home/access-log?${all}`}>{say('all')}</Link>
          </p>
        </>
      )}
    </QueryContent>
  )
}

export default Readers
