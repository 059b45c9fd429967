import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels'
import './listAndPane.css'
import './pdf.css'

/** Least width at which list and document fit side by side. */
const ROOM_FOR_BOTH = 860

type Props = {
  list: ReactNode
  pane: ReactNode
  id?: string
  /** Key of the selected document, and the number of times it was selected again. */
  chosen?: string | undefined
  repeats?: number
}

/**
 * List and selected document side by side; the divider moves by mouse, touch and arrow keys, and its position is
 * stored. In a narrow frame the document is below the list, and selecting one scrolls to it. Fills the height of its
 * parent.
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
