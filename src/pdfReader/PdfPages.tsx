import { PaneState } from './PaneState'
import { Reader, type ReaderProps } from './Reader'
import { useIsPureXfa } from './useIsPureXfa'

type Props = ReaderProps & { stop(): void }

/** Reader of a PDF; a form that Adobe Reader alone can draw is offered to save, and its placeholder is not shown. */
export const PdfPages = ({ stop, ...reader }: Props) => {
  const { title, save } = reader
  const isPureXfa = useIsPureXfa(reader.pdf)
  if (isPureXfa === undefined) return <PaneState kind="loading" title={title} act={stop} />
  return isPureXfa ? <PaneState kind="xfa" title={title} save={save} /> : <Reader {...reader} />
}
