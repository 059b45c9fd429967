import NextIcon from '@mui/icons-material/ArrowForward'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'

type Props = { words: string; disabled?: boolean; go(): void; children?: ReactNode }

/** Button below a step that leads to the next one; other buttons stand before it. */
export const NextStep = ({ words, disabled = false, go, children }: Props) => (
  <div className="loads-buttons">
    {children}
    <Button variant="contained" endIcon={<NextIcon />} disabled={disabled} onClick={go}>
      {words}
    </Button>
  </div>
)
