import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import type { FormDialog, Reload } from '@/definition/defineResource'
import { Colleagues } from '../presence/Colleagues'
import { FormBody } from './FormBody'
import { isWide } from './isWide'
import { useLeaveGuard } from './leaveGuard'
import '../actions/dialogs.css'

type Props = {
  name: string
  form: FormDialog<Record<string, unknown>>
  initial: Record<string, unknown>
  /** Name of the record, where no field shows it. */
  about?: string
  /** Text that tells the records of the form from others, as `FormBody` takes it. */
  subject?: string
  /** Reads the record again, as `FormBody` takes it. */
  readAnew?(): Promise<Record<string, unknown> | undefined>
  close(): void
  done(reload: Reload | undefined): void
  /** Told whether something was typed or is being sent. */
  onChanged?(changed: boolean): void
}

/** A dialog with one form, for what is done to a row. */
export const ActionForm = ({ name, form, initial, about, subject, readAnew, close, done, onChanged }: Props) => {
  const title = useId()
  const { leave, setChanged, settle, shut } = useLeaveGuard(close, { onChanged })
  return (
    <Dialog
      open
      onClose={leave}
      aria-labelledby={title}
      aria-describedby={about ? `${title}-about` : undefined}
      maxWidth={isWide(form) ? 'md' : 'xs'}
      fullWidth
    >
      <DialogTitle>
        <Colleagues />
        <span id={title}>{form.title}</span>
        {about && (
          <span id={`${title}-about`} className="dialog-about">
            {about}
          </span>
        )}
      </DialogTitle>
      <FormBody
        name={name}
        form={form}
        initial={initial}
        about={about}
        subject={subject}
        readAnew={readAnew}
        close={shut}
        done={reload => {
          settle()
          done(reload)
        }}
        onChanged={setChanged}
      />
    </Dialog>
  )
}
