import { type ReactNode, useCallback, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { notify } from '@/components/notices'
import { useDocumentAddress } from '@/components/useDocumentAddress'
import { useRegistry } from '@/components/useRegistry'
import type { Instrument, InstrumentHead } from '@/definition/defineInstrument'
import { ListAndPane } from '@/pdfReader/ListAndPane'
import { type Failing, PdfPane, type PdfSource } from '@/pdfReader/PdfPane'

type Props = { instrument: Instrument; number: string; head: InstrumentHead; beside: ReactNode }

/** File of the instrument, loaded when its tab is first opened and shown from memory, beside the facts. */
export const Attachment = ({ instrument, number, head: { subject, handle }, beside }: Props) => {
  const translate = useTranslate()
  const registry = useRegistry()
  const { place, goTo } = useDocumentAddress()
  const source = useMemo(
    (): PdfSource | null =>
      handle
        ? {
            key: `${number} ${handle}`,
            title: number,
            fileName: [number, subject].filter(Boolean).join(' '),
            load: async signal => (await registry.read(instrument.file, { handle }, { signal })).Base64FileStream,
          }
        : null,
    [registry, instrument, number, subject, handle],
  )
  const failed = useCallback(
    (reason: Failing) => {
      const say = (title: string, text: string) =>
        notify({ tone: 'bad', title: translate(`daftari.files.${title}`), text: translate(`daftari.files.${text}`) })
      if (reason === 'connection') say('documentError', 'timesOut')
      if (reason === 'failed' || reason === 'broken') say('error', 'notGot')
    },
    [translate],
  )
  const list = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
    <section tabIndex={0} aria-label={translate('daftari.instrument.details')} className="instrument-beside">
      {beside}
    </section>
  )
  const notice = handle ? undefined : 'migrating'
  const pane = <PdfPane source={source} notice={notice} place={place} onPlace={goTo} onFailed={failed} />
  return <ListAndPane id="instrument" list={list} pane={pane} />
}
