import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import '@/components/actions/dialogs.css'

type Props = { title: string; name: string | undefined; wide?: boolean; leave(): void; children: ReactNode }

/** Dialog about the API access of one account. */
export const ApiDialog = ({ title, name, wide = false, leave, children }: Props) => {
  const id = useId()
  return (
    <Dialog open onClose={leave} aria-labelledby={id} maxWidth={wide ? 'md' : 'sm'} fullWidth>
      <DialogTitle id={id}>
        {title}
        <span className="dialog-about">{name ?? '\u00a0'}</span>
      </DialogTitle>
      {children}
    </Dialog>
  )
}
