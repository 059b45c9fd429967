const dragging = () => import('./dragColumn')

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
