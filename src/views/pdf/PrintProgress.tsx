import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useWords } from '@/i18n/words'

type Props = { done: number; pages: number; stop(): void }

/** How far the pages are prepared for the printer. */
export const PrintProgress = ({ done, pages, stop }: Props) => {
  const words = useWords()
  const text = words('daftari.pdf.printing', { done, pages })
  return (
    <div className="pdf-printing" role="status">
      <span>{text}</span>
      <LinearProgress variant="determinate" value={(done / pages) * 100} aria-label={text} />
      <Button color="inherit" onClick={stop}>
        {words('daftari.pdf.stop')}
      </Button>
    </div>
  )
}
