import { idText } from '@contract/id'
import type { ApplicationAttachment, InsolvencyDetails } from '@contract/insolvency/applications'
import { useMemo } from 'react'
import { FilesToRead } from '@/components/file/FilesToRead'
import { Empty } from '@/components/list/listStates'
import { ToneText } from '@/components/list/ToneText'
import { useDocumentAddress } from '@/components/useDocumentAddress'
import { useRegistry } from '@/components/useRegistry'
import { ListAndPane } from '@/pdfReader/ListAndPane'
import { PdfPane, type PdfSource } from '@/pdfReader/PdfPane'
import { readFile } from './calls'
import { useInsolvencyText } from './useInsolvencyText'

const titleOf = ({ fileDescription, fileName }: ApplicationAttachment) => fileDescription || fileName

/** Type, status and publication of a file. */
const About = ({
  file: { type, status, publication, dateOfPublication, dateOfEffect },
}: {
  file: ApplicationAttachment
}) => {
  const { say, option, plain, standing } = useInsolvencyText()
  const facts = [
    type && option(type),
    dateOfEffect && say('effective', { day: plain('slashedDate', dateOfEffect) }),
    dateOfPublication && say('published', { day: plain('slashedDate', dateOfPublication) }),
    publication,
  ].filter(Boolean)
  const stands = standing(status)
  return (
    <p className="insolvency-file-about figures">
      {facts.join(' · ')}
      {stands && <ToneText tone={stands.tone}>{stands.label}</ToneText>}
    </p>
  )
}

/** Files of an application; the selected one, which the address names, is shown beside the list. */
const Attachments = ({ details: { attachments } }: { details: InsolvencyDetails }) => {
  const { say } = useInsolvencyText()
  const registry = useRegistry()
  const { chosen, repeats, choose, place, goTo } = useDocumentAddress()
  const file = attachments?.find(({ id }) => idText(id) === chosen)
  const source = useMemo<PdfSource | null>(
    () =>
      file
        ? {
            key: file.fileName,
            title: titleOf(file),
            fileName: titleOf(file),
            load: signal => registry.read(readFile, { fileName: file.fileName }, { signal }),
          }
        : null,
    [file, registry],
  )
  if (!attachments?.length) return <Empty title={say('noAttachments')} />
  return (
    <ListAndPane
      id="insolvency"
      chosen={chosen}
      repeats={repeats}
      list={
        <div className="file-readings-list">
          <FilesToRead
            title={say('tabs.attachments')}
            files={attachments.map(one => ({ key: idText(one.id), title: titleOf(one), about: <About file={one} /> }))}
            none={say('noAttachments')}
            chosen={file && idText(file.id)}
            choose={choose}
          />
        </div>
      }
      pane={<PdfPane source={source} repeats={repeats} place={place} onPlace={goTo} />}
    />
  )
}

export default Attachments
