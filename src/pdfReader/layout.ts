/** Size and rotation of a page in the file, in points, without the reader's own rotation. */
export type Leaf = { width: number; height: number; rotate: number }

/** Zoom: fitted to the pane, or a fixed factor of the printed size. */
export type Zoom = 'width' | 'page' | number
export type Turn = 0 | 90 | 180 | 270

/** Screen pixels per point of paper: 96 per inch instead of 72. */
export const PRINTED = 96 / 72
export const GAP = 12
export const PADDING = 16
export const zooms = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const
const [LEAST, MOST] = [0.1, 4]

export const turned = ({ width, height }: Leaf, turn: Turn) =>
  turn % 180 ? { width: height, height: width } : { width, height }

type Room = { width: number; height: number }

/**
 * Returns the pixels per point of one page. A fitted page fits by itself, so that a landscape page does not shrink the
 * others.
 */
const scaleOf = ({ width, height }: Room, zoom: Zoom, room: Room): number => {
  if (typeof zoom === 'number') return zoom * PRINTED
  const across = (room.width - 2 * PADDING) / width
  const down = (room.height - 2 * PADDING) / height
  const scale = zoom === 'width' ? across : Math.min(across, down)
  return Math.min(MOST * PRINTED, Math.max(LEAST * PRINTED, scale))
}

export type Layout = { turn: Turn; scales: number[]; sizes: Room[]; tops: number[]; width: number; height: number }

/** Returns the position and size of all pages below each other. */
export const layOut = (leaves: readonly Leaf[], turn: Turn, zoom: Zoom, room: Room): Layout => {
  const papers = leaves.map(leaf => turned(leaf, turn))
  const scales = papers.map(paper => scaleOf(paper, zoom, room))
  const sizes = papers.map(({ width, height }, index) => {
    const scale = scales[index] ?? PRINTED
    return { width: Math.floor(width * scale), height: Math.floor(height * scale) }
  })
  const tops: number[] = []
  let top = PADDING
  for (const { height } of sizes) {
    tops.push(top)
    top += height + GAP
  }
  const widest = sizes.reduce((most, { width }) => Math.max(most, width), 0)
  return { turn, scales, sizes, tops, width: widest + 2 * PADDING, height: top - GAP + PADDING }
}

/** Returns the index, from 0, of the page at a vertical position. */
export const leafAt = ({ tops }: Layout, y: number): number => {
  let [low, high] = [0, tops.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((tops[middle] ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return Math.max(low, 0)
}

/** Returns the next larger or smaller usual zoom. */
export const stepZoom = (scale: number, direction: 1 | -1): number => {
  const now = scale / PRINTED
  const larger = zooms.find(zoom => zoom > now * 1.01) ?? zooms.at(-1) ?? 1
  const smaller = zooms.findLast(zoom => zoom < now * 0.99) ?? zooms[0]
  return direction > 0 ? larger : smaller
}
