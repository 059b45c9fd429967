import type { PractitionerFile } from '@contract/registry/practitioners'
import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { Empty } from '@/views/list/states'
import { ListAndPane } from '@/views/pdf/ListAndPane'
import { PdfPane, type PdfSource } from '@/views/pdf/PdfPane'
import { useRegistry } from '@/views/useRegistry'
import { readAttachment } from './calls'
import { type Filed, type FilingGroup, filingsOf } from './filings'
import { useSay } from './useSay'

type GroupProps = { group: FilingGroup; chosen: string | undefined; choose(file: Filed): void }

const Group = ({ group: { type, approved, year, files }, chosen, choose }: GroupProps) => {
  const { say, option } = useSay()
  const title = say(approved ? 'documentsOf' : 'attachmentsOf', { type: option(type), year: year || '–' })
  return (
    <section className="practitioner-filing">
      <h3>{title}</h3>
      {files.length === 0 && <p className="practitioner-none">{say('noFiles')}</p>}
      {files.length > 0 && (
        <ol aria-label={title}>
          {files.map((file, index) => (
            <li key={file.filename} data-chosen={file.filename === chosen || undefined}>
              <span className="figures">{index + 1}</span>
              <span className="practitioner-file">{file.title}</span>
              <Button
                size="small"
                aria-pressed={file.filename === chosen}
                aria-label={say('showFile', { name: file.title })}
                onClick={() => choose(file)}
              >
                {say('show')}
              </Button>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** What was filed with each application; one file at a time is read beside the list. */
const FilingHistory = ({ file }: { file: PractitionerFile }) => {
  const { say } = useSay()
  const registry = useRegistry()
  const [chosen, setChosen] = useState<Filed>()
  const groups = filingsOf(file)
  const source = useMemo<PdfSource | null>(
    () =>
      chosen
        ? {
            key: chosen.filename,
            title: chosen.title,
            fileName: chosen.name,
            load: signal => registry.read(readAttachment, { filename: chosen.filename }, { signal }),
          }
        : null,
    [chosen, registry],
  )
  if (!groups.length) return <Empty title={say('noFilings')} />
  return (
    <ListAndPane
      id="practitioner"
      list={
        <div className="practitioner-filings">
          {groups.map(group => (
            <Group key={group.key} group={group} chosen={chosen?.filename} choose={setChosen} />
          ))}
        </div>
      }
      pane={<PdfPane source={source} />}
    />
  )
}

export default FilingHistory
