import ReloadIcon from '@mui/icons-material/Refresh'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import { lazy, Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { FileBox, file } from './files'
import type { FieldKind, InputProps } from './kind'
import { useBlobAddress } from './useBlobAddress'

const CropStep = lazy(() => import('./crop/CropStep'))

/** Picture field: chooses a picture, crops it, and shows the result beside the current picture. */
const PictureBox = (props: InputProps) => {
  const { label, files } = props
  const translate = useTranslate()
  const [cutting, setCutting] = useState<File>()
  const shown = useBlobAddress(files?.file ?? files?.current ?? undefined)
  if (!files) return null
  return (
    <FileBox {...props} choose={setCutting}>
      {shown && (
        <div className="picture-shown">
          <img src={shown} alt={label} />
        </div>
      )}
      {!files.file && files.current === null && files.none && <p className="picture-none">{files.none}</p>}
      {!files.file && files.unread && (
        <div className="picture-none" role="alert">
          <p>{files.unread.text}</p>
          <Button color="inherit" startIcon={<ReloadIcon />} onClick={files.unread.reload}>
            {translate('daftari.lists.reload')}
          </Button>
        </div>
      )}
      {!files.file && files.reading && (
        <div className="picture-none" role="status">
          <CircularProgress size={22} aria-label={translate('daftari.lists.loading')} />
        </div>
      )}
      {cutting && (
        <Suspense>
          <CropStep
            file={cutting}
            ratio={files.ratio ?? 1}
            cancel={() => setCutting(undefined)}
            done={cut => {
              files.onFile(cut)
              setCutting(undefined)
            }}
            failed={why => {
              files.onRefused(why)
              setCutting(undefined)
            }}
          />
        </Suspense>
      )}
    </FileBox>
  )
}

/** Picture to upload, cropped before. */
export const picture: FieldKind<File> = { ...file, Input: PictureBox }
