import { Refusal } from '@contract/errors'
import ZoomIcon from '@mui/icons-material/ZoomIn'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Slider from '@mui/material/Slider'
import { type KeyboardEvent, type PointerEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '@/i18n/words'
import { useBlobAddress } from '../useBlobAddress'
import { CENTRED, cutOut, drawn, MOST_ZOOM, type Placing, placed, type Size } from './crop'

const STEP = 8
const MOST_WIDTH = 1200

const steps: Partial<Record<string, [x: number, y: number, zoom: number]>> = {
  ArrowLeft: [-STEP, 0, 0],
  ArrowRight: [STEP, 0, 0],
  ArrowUp: [0, -STEP, 0],
  ArrowDown: [0, STEP, 0],
  '+': [0, 0, 0.1],
  '-': [0, 0, -0.1],
}

/** The part in the frame as a PNG of its own, no larger than it was. */
const cut = async (image: HTMLImageElement, frame: Size, placing: Placing, name: string): Promise<File | undefined> => {
  const natural = { width: image.naturalWidth, height: image.naturalHeight }
  const part = cutOut(natural, frame, placing)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(Math.min(MOST_WIDTH, part.width)))
  canvas.height = Math.max(1, Math.round((canvas.width * frame.height) / frame.width))
  canvas.getContext('2d')?.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  return blob ? new File([blob], `${name.replace(/\.\w+$/, '')}.png`, { type: 'image/png' }) : undefined
}

type Props = { file: File; ratio: number; cancel(): void; done(cut: File): void; failed(why: Refusal): void }

/** Moves a picture under a frame and enlarges it, with pointer, touch or keys, until the frame holds what is wanted. */
const CropStep = ({ file, ratio, cancel, done, failed }: Props) => {
  const words = useWords()
  const id = useId()
  const address = useBlobAddress(file)
  const [frame, setFrame] = useState<HTMLButtonElement | null>(null)
  const image = useRef<HTMLImageElement>(null)
  const grabbed = useRef<{ x: number; y: number; placing: Placing }>(undefined)
  const [natural, setNatural] = useState<Size>()
  const [size, setSize] = useState<Size>()
  const [placing, setPlacing] = useState(CENTRED)

  useLayoutEffect(() => {
    if (!frame) return
    const watch = new ResizeObserver(() => setSize({ width: frame.clientWidth, height: frame.clientHeight }))
    watch.observe(frame)
    return () => watch.disconnect()
  }, [frame])

  const ready = natural && size?.width ? { natural, size } : undefined
  const place = (wanted: Placing) => ready && setPlacing(placed(ready.natural, ready.size, wanted))
  const shown = ready && drawn(ready.natural, ready.size, placed(ready.natural, ready.size, placing))

  const grab = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    grabbed.current = { x: event.clientX, y: event.clientY, placing }
  }
  const move = ({ clientX, clientY }: PointerEvent) => {
    const from = grabbed.current
    if (from) place({ ...from.placing, x: from.placing.x + clientX - from.x, y: from.placing.y + clientY - from.y })
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    place({ zoom: placing.zoom + step[2], x: placing.x + step[0], y: placing.y + step[1] })
  }
  const take = async () => {
    if (!ready || !image.current) return
    const made = await cut(image.current, ready.size, placed(ready.natural, ready.size, placing), file.name)
    if (made) done(made)
    else failed(new Refusal('picture-broken'))
  }
  return (
    <Dialog open onClose={cancel} aria-labelledby={`${id}-title`} maxWidth="sm" fullWidth>
      <DialogTitle id={`${id}-title`}>{words('daftari.pictures.crop')}</DialogTitle>
      <DialogContent className="crop">
        <button
          type="button"
          ref={setFrame}
          className="crop-frame"
          style={{ aspectRatio: ratio }}
          aria-label={words('daftari.pictures.move')}
          aria-describedby={`${id}-help`}
          onPointerDown={grab}
          onPointerMove={move}
          onPointerUp={() => {
            grabbed.current = undefined
          }}
          onPointerCancel={() => {
            grabbed.current = undefined
          }}
          onWheel={({ deltaY }) => place({ ...placing, zoom: placing.zoom - Math.sign(deltaY) * 0.1 })}
          onKeyDown={press}
        >
          {address && (
            <img
              ref={image}
              src={address}
              alt=""
              draggable={false}
              style={shown}
              onLoad={({ currentTarget }) =>
                setNatural({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
              }
              onError={() => failed(new Refusal('picture-broken'))}
            />
          )}
        </button>
        <p id={`${id}-help`} className="file-help">
          {words('daftari.pictures.moveHelp')}
        </p>
        <div className="crop-zoom">
          <ZoomIcon aria-hidden fontSize="small" />
          <Slider
            size="small"
            min={1}
            max={MOST_ZOOM}
            step={0.1}
            value={placing.zoom}
            aria-label={words('daftari.pictures.zoom')}
            onChange={(_, zoom) => place({ ...placing, zoom: Number(zoom) })}
          />
        </div>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={cancel}>
          {words('daftari.lists.cancel')}
        </Button>
        <Button variant="contained" onClick={() => void take()} disabled={!ready}>
          {words('daftari.pictures.use')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export default CropStep
