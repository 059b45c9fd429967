import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'

type Props = { busy: boolean; tryAgain(): void; discard(): void }

/** Buttons for an export whose file is kept because it could not be recorded: try again, or discard it. */
export const UnrecordedExport = ({ busy, tryAgain, discard }: Props) => {
  const translate = useTranslate()
  return (
    <>
      <Button variant="outlined" color="warning" loading={busy} onClick={tryAgain}>
        {translate('daftari.lists.exportAgain')}
      </Button>
      <Button color="inherit" disabled={busy} onClick={discard}>
        {translate('daftari.lists.exportDiscard')}
      </Button>
    </>
  )
}
