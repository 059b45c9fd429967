import type { Area } from 'react-easy-crop'

const MOST_WIDTH = 1200

const load = (address: string) =>
  new Promise<HTMLImageElement>((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = reject
    image.src = address
  })

/** Returns a part of a picture, given in the picture's pixels, as a PNG file that is not enlarged. */
export const cropImage = async (
  address: string,
  part: Area,
  ratio: number,
  name: string,
): Promise<File | undefined> => {
  const image = await load(address)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(Math.min(MOST_WIDTH, part.width)))
  canvas.height = Math.max(1, Math.round(canvas.width / ratio))
  canvas.getContext('2d')?.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  return blob ? new File([blob], `${name.replace(/\.\w+$/, '')}.png`, { type: 'image/png' }) : undefined
}
