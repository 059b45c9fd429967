import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels'
import './listAndPane.css'

/** Narrower than this, neither a list nor a page of a document has room beside the other. */
const ROOM_FOR_BOTH = 860

type Props = {
  list: ReactNode
  pane: ReactNode
  id?: string
  /** Key of the document that is chosen, and count of how often it was chosen once more. */
  chosen?: string | undefined
  repeats?: number
}

/**
 * A list and what is chosen from it, side by side; the line between them moves with mouse, finger and arrow keys, and
 * stays where it was put. Without room for both, the pane stands under the list, and a document that is chosen brings it
 * into view. Fills what height its parent has.
 */
export const ListAndPane = ({ list, pane, id = 'documents', chosen, repeats = 0 }: Props) => {
  const translate = useTranslate()
  const frame = useRef<HTMLDivElement>(null)
  const [stacked, setStacked] = useState(false)
  const remembered = useDefaultLayout({ id: `daftari-pane-${id}`, storage: localStorage })

  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const look = () => setStacked(element.clientWidth < ROOM_FOR_BOTH)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const shown = `${chosen ?? ''} ${repeats}`
  const shownBefore = useRef(shown)
  const reveal = useEffectEvent(() => {
    if (stacked && chosen) frame.current?.querySelector('.list-and-pane-pane')?.scrollIntoView({ block: 'start' })
  })
  useEffect(() => {
    if (shown !== shownBefore.current) reveal()
    shownBefore.current = shown
  }, [shown])

  return (
    <div ref={frame} className="list-and-pane" data-stacked={stacked || undefined}>
      <Group disabled={stacked} {...remembered}>
        <Panel id="list" defaultSize="42" minSize="280px" className="list-and-pane-list">
          {list}
        </Panel>
        <Separator className="list-and-pane-line" disabled={stacked} aria-label={translate('daftari.pdf.resize')} />
        <Panel id="pane" minSize="380px" className="list-and-pane-pane">
          {pane}
        </Panel>
      </Group>
    </div>
  )
}
