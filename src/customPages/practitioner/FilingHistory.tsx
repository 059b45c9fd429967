import type { PractitionerFile } from '@contract/registry/practitioners'
import { useMemo } from 'react'
import { FilesToRead } from '@/components/file/FilesToRead'
import { Empty } from '@/components/list/listStates'
import { useDocumentAddress } from '@/components/useDocumentAddress'
import { useRegistry } from '@/components/useRegistry'
import { ListAndPane } from '@/pdfReader/ListAndPane'
import { PdfPane, type PdfSource } from '@/pdfReader/PdfPane'
import { readAttachment } from './calls'
import { filingsOf } from './filings'
import { usePractitionerText } from './usePractitionerText'

/** Files of each application; the selected file is shown beside the list. */
const FilingHistory = ({ file }: { file: PractitionerFile }) => {
  const { say } = usePractitionerText()
  const registry = useRegistry()
  const { chosen: address, repeats, choose, place, goTo } = useDocumentAddress()
  const groups = useMemo(() => filingsOf(file), [file])
  const chosen = useMemo(
    () => groups.flatMap(({ files }) => files).find(({ filename }) => filename === address),
    [groups, address],
  )
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
      chosen={address}
      repeats={repeats}
      list={
        <div className="file-readings-list">
          {groups.map(({ key, type, approved, year, files }) => (
            <FilesToRead
              key={key}
              title={say(approved ? 'documentsOf' : 'attachmentsOf', { type: type || '–', year: year || '–' })}
              files={files.map(one => ({ ...one, key: one.filename }))}
              none={say('noFiles')}
              chosen={chosen?.filename}
              choose={choose}
            />
          ))}
        </div>
      }
      pane={<PdfPane source={source} repeats={repeats} place={place} onPlace={goTo} />}
    />
  )
}

export default FilingHistory
