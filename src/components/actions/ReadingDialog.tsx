import Button from '@mui/material/Button'
import Dialog, { type DialogProps } from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import type { Lead } from '@/definition/recordLink'
import { Colleagues } from '../presence/Colleagues'
import { RecordLink } from '../RecordLink'
import { Steps } from '../steps/Steps'

type Props = Pick<DialogProps, 'maxWidth' | 'className'> & {
  title: string
  /** Record that the title leads to. */
  lead?: Lead | undefined
  /** Name of the record, below the title. */
  about?: string
  /** Focuses Close. Content that takes keys itself leaves the focus alone. */
  autoFocus?: boolean
  close(): void
  children: ReactNode
}

/** Dialog in which nothing is typed: it is only read, and closed. */
export const ReadingDialog = ({ title, lead, about, autoFocus = false, close, children, ...props }: Props) => {
  const translate = useTranslate()
  const id = useId()
  return (
    <Dialog open onClose={close} aria-labelledby={id} fullWidth {...props}>
      <div className="dialog-title-steps">
        <DialogTitle>
          <Colleagues />
          <span id={id}>
            <RecordLink lead={lead}>{title}</RecordLink>
            {about && <span className="dialog-about">{about}</span>}
          </span>
        </DialogTitle>
        <Steps isDialog />
      </div>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={close} autoFocus={autoFocus}>
          {translate('daftari.lists.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
