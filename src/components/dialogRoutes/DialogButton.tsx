import Button, { type ButtonProps } from '@mui/material/Button'
import { startTransition, useOptimistic } from 'react'
import type { DialogAddress } from './dialogAddress'
import { useOpenDialog } from './useOpenDialog'

type Props = Omit<ButtonProps, 'onClick'> & { opens: DialogAddress }

/** Button that opens a dialog of the page. It looks pressed until the dialog is drawn. */
export const DialogButton = ({ opens: { name, id }, ...others }: Props) => {
  const open = useOpenDialog()
  const [isOpening, setOpening] = useOptimistic(false)
  const press = () =>
    startTransition(() => {
      setOpening(true)
      open(name, id)
    })
  return <Button {...others} onClick={press} data-open={name} data-pressed={isOpening || undefined} />
}
