import { Refusal } from '@contract/errors'
import UpIcon from '@mui/icons-material/ArrowDropUp'
import ZoomIcon from '@mui/icons-material/ZoomIn'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Slider from '@mui/material/Slider'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import Cropper, { type Area, type Size } from 'react-easy-crop'
// Its styles are imported here from its own CSS file: a style tag that the library inserts would need a nonce.
import 'react-easy-crop/react-easy-crop.css'
import { useTranslate } from 'react-admin'
import { useBlobAddress } from '../useBlobAddress'
import { cropImage } from './cropImage'

const MOST_ZOOM = 6
const ZOOM_STEP = 0.1
const KEY_STEP = 8
const BUTTON_STEP = 16
const START = { x: 0, y: 0 }

const zooms: Partial<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': -ZOOM_STEP }

/** Direction of each button's step, for people who cannot drag the picture and have no keyboard. */
const moves = {
  left: { x: -1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  right: { x: 1, y: 0 },
} as const

/** Returns the position limited so that the picture still fills the frame along this side. */
const within = (offset: number, picture: number, frame: number) => {
  const most = Math.max(0, (picture - frame) / 2)
  return Math.min(most, Math.max(-most, offset))
}

type Props = { file: File; ratio: number; cancel(): void; done(cut: File): void; failed(why: Refusal): void }

/** Crop step: the picture moves and zooms under a frame by pointer, touch or keys. */
const CropStep = ({ file, ratio, cancel, done, failed }: Props) => {
  const translate = useTranslate()
  const id = useId()
  const address = useBlobAddress(file)
  const [crop, setCrop] = useState(START)
  const [zoom, setZoom] = useState(1)
  const [part, setPart] = useState<Area>()
  const [picture, setPicture] = useState<Size>()
  const [frame, setFrame] = useState<Size>()
  const [cutting, setCutting] = useState(false)
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])
  const broken = () => failed(new Refusal('picture-broken'))

  const press = (event: KeyboardEvent) => {
    const step = zooms[event.key]
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    setZoom(Math.min(MOST_ZOOM, Math.max(1, zoom + step)))
  }
  const move = ({ x, y }: { x: number; y: number }) => {
    if (!picture || !frame) return
    setCrop({
      x: within(crop.x + x * BUTTON_STEP, picture.width * zoom, frame.width),
      y: within(crop.y + y * BUTTON_STEP, picture.height * zoom, frame.height),
    })
  }
  const take = async () => {
    if (!part || !address || cutting) return
    setCutting(true)
    const control = new AbortController()
    stop.current = control
    const made = await cropImage(address, part, ratio, file.name).catch(() => undefined)
    // The step was left meanwhile.
    if (control.signal.aborted) return
    if (made) done(made)
    else broken()
  }
  return (
    <Dialog open onClose={cancel} aria-labelledby={`${id}-title`} maxWidth="sm" fullWidth>
      <DialogTitle id={`${id}-title`}>{translate('daftari.pictures.crop')}</DialogTitle>
      <DialogContent className="crop">
        <div className="crop-frame">
          {address && (
            <Cropper
              image={address}
              crop={crop}
              zoom={zoom}
              aspect={ratio}
              maxZoom={MOST_ZOOM}
              showGrid={false}
              keyboardStep={KEY_STEP}
              disableAutomaticStylesInjection
              onCropChange={setCrop}
              onZoomChange={setZoom}
              setMediaSize={setPicture}
              setCropSize={setFrame}
              onCropAreaChange={(_, pixels) => setPart(pixels)}
              mediaProps={{ alt: '', onError: broken }}
              // The frame handles the arrow keys, which move the picture under it.
              cropperProps={{
                role: 'application',
                'aria-label': translate('daftari.pictures.move'),
                'aria-describedby': `${id}-help`,
                onKeyDownCapture: press,
              }}
            />
          )}
        </div>
        <p id={`${id}-help`} className="file-help">
          {translate('daftari.pictures.moveHelp')}
        </p>
        <div className="crop-zoom">
          <span className="crop-moves">
            {Object.entries(moves).map(([way, by]) => (
              <IconButton
                key={way}
                size="small"
                aria-label={translate(`daftari.pictures.${way}`)}
                onClick={() => move(by)}
              >
                <UpIcon fontSize="small" data-way={way} />
              </IconButton>
            ))}
          </span>
          <ZoomIcon aria-hidden fontSize="small" />
          <Slider
            size="small"
            min={1}
            max={MOST_ZOOM}
            step={ZOOM_STEP}
            value={zoom}
            aria-label={translate('daftari.pictures.zoom')}
            onChange={(_, next) => setZoom(Number(next))}
          />
        </div>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={cancel}>
          {translate('daftari.lists.cancel')}
        </Button>
        <Button variant="contained" onClick={() => void take()} disabled={!part} loading={cutting}>
          {translate('daftari.pictures.use')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export default CropStep
