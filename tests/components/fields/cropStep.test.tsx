import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testDataProvider } from 'react-admin'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { fieldKinds } from '@/components/fields'
import en from '@/i18n/en/adminPages'
import { addWords } from '@/i18n/words'
import { adminContext } from '../../support/adminContext'
// The step is loaded before, so that no import outlives the test.
import '@/components/fields/crop/CropStep'

beforeAll(() => addWords(en))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Image that loads at once: the test has no decoder of pictures. */
class LoadedImage {
  onload: () => void = () => undefined
  set src(_: string) {
    queueMicrotask(() => this.onload())
  }
}

/** Chooses a picture and presses 'Use this area'; `cut` lets the browser finish the cut. Returns the pictures that the field got. */
const use = async () => {
  const cuts: BlobCallback[] = []
  vi.stubGlobal('Image', LoadedImage)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(done => void cuts.push(done))
  const pictures: (File | undefined)[] = []
  render(
    <fieldKinds.picture.Input
      id="photo"
      label="Photo"
      value=""
      onChange={() => undefined}
      files={{
        file: undefined,
        onFile: file => pictures.push(file),
        onRefused: why => pictures.push(new File([], why.code)),
        upload: { accept: ['.png'], megabytes: 1 },
      }}
    />,
    { wrapper: adminContext(testDataProvider()) },
  )
  await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, [
    new File(['x'], 'photo.png', { type: 'image/png' }),
  ])
  await screen.findByRole('dialog')
  const button = await screen.findByRole('button', { name: 'Use this area' })
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  await userEvent.click(button)
  await waitFor(() => expect(cuts).toHaveLength(1))
  return { pictures, cut: () => act(async () => cuts[0]?.(new Blob(['x']))) }
}

it('takes the picture that was cut', async () => {
  const { pictures, cut } = await use()
  await cut()
  expect(pictures.map(picture => picture?.name)).toEqual(['photo.png'])
})

it('takes no picture after Cancel, also while it is being cut', async () => {
  const { pictures, cut } = await use()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await cut()
  expect(pictures).toEqual([])
})
