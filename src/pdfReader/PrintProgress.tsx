import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useTranslate } from 'react-admin'
import './pdfPrint.css'

type Props = { done: number; pages: number; stop(): void }

/** Progress of preparing pages for the printer, with a button to stop. */
export const PrintProgress = ({ done, pages, stop }: Props) => {
  const translate = useTranslate()
  const text = translate('daftari.pdf.printing', { done, pages })
  return (
    <div className="pdf-printing" role="status">
      <span>{text}</span>
      <LinearProgress variant="determinate" value={(done / pages) * 100} aria-label={text} />
      <Button color="inherit" onClick={stop}>
        {translate('daftari.pdf.stop')}
      </Button>
    </div>
  )
}
