/** A picture under a frame: how much it is enlarged beyond covering the frame, and where its middle stands in it. */
export type Placing = { zoom: number; x: number; y: number }
export type Size = { width: number; height: number }

export const CENTRED: Placing = { zoom: 1, x: 0, y: 0 }
export const MOST_ZOOM = 6

/** How many points of the frame one pixel of the picture takes. */
const scaleOf = (picture: Size, frame: Size, zoom: number) =>
  Math.max(frame.width / picture.width, frame.height / picture.height) * zoom

const between = (value: number, most: number) => Math.min(most, Math.max(-most, value))

/** The placing that comes nearest to what is wanted without leaving a part of the frame empty. */
export const placed = (picture: Size, frame: Size, wanted: Placing): Placing => {
  const zoom = Math.min(MOST_ZOOM, Math.max(1, wanted.zoom))
  const scale = scaleOf(picture, frame, zoom)
  return {
    zoom,
    x: between(wanted.x, (picture.width * scale - frame.width) / 2),
    y: between(wanted.y, (picture.height * scale - frame.height) / 2),
  }
}

/** How the picture is drawn under the frame: its size there, and where its corner stands. */
export const drawn = (picture: Size, frame: Size, { zoom, x, y }: Placing) => {
  const scale = scaleOf(picture, frame, zoom)
  const [width, height] = [picture.width * scale, picture.height * scale]
  return { width, height, left: (frame.width - width) / 2 + x, top: (frame.height - height) / 2 + y }
}

/** The part of the picture that stands in the frame, in its own pixels. */
export const cutOut = (picture: Size, frame: Size, placing: Placing) => {
  const scale = scaleOf(picture, frame, placing.zoom)
  const { left, top } = drawn(picture, frame, placing)
  return { x: -left / scale, y: -top / scale, width: frame.width / scale, height: frame.height / scale }
}
