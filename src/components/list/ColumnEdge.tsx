import type { PointerEvent } from 'react'

const dragging = () => import('./dragColumn')
const moving = () => import('./moveColumn')

/** Puts a column before or after another one. */
export type PlaceColumn = (source: string, beside: string, isAfter: boolean) => void

/** Returns the handlers of a heading that is dragged to another place. The dialog of the columns does the same by keyboard. */
export const movable = (source: string, place: PlaceColumn) => ({
  onPointerEnter: () => void moving().catch(() => undefined),
  onPointerDown: async ({ currentTarget: heading, nativeEvent }: PointerEvent<HTMLTableCellElement>) => {
    // The edge of a heading was pressed.
    if (nativeEvent.defaultPrevented) return
    const { moveColumn } = await moving()
    moveColumn(heading, nativeEvent, ({ beside, isAfter }) => place(source, beside, isAfter))
  },
})

/**
 * Edge of a heading that is dragged to make its column wider or narrower. A double click gives the column the width of its
 * content again. The dialog of the columns does the same by keyboard.
 */
export const ColumnEdge = ({ resize }: { resize(width: number | undefined): void }) => (
  <span
    className="column-edge"
    aria-hidden
    onPointerEnter={() => void dragging().catch(() => undefined)}
    onPointerDown={async ({ currentTarget: edge, nativeEvent }) => {
      nativeEvent.preventDefault()
      const { dragColumn } = await dragging()
      dragColumn(edge, nativeEvent, resize)
    }}
    onDoubleClick={() => resize(undefined)}
  />
)
