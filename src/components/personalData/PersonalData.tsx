import type { RevealKind } from '@contract/portal/personalData'
import ShowIcon from '@mui/icons-material/VisibilityOutlined'
import { useTranslate } from 'react-admin'
import { DialogButton } from '../dialogRoutes/DialogButton'
import { useDialogRoute } from '../dialogRoutes/useDialogRoute'
import { lazyPart } from '../lazyPart'
import { ShownUntil } from './ShownUntil'
import { useReveal } from './useReveal'
import './personalData.css'

const RevealDialog = lazyPart(
  () => import('./RevealDialog'),
  module => module.default,
)

/** Value in the address while the dialog is open. */
const PERSONAL_DATA = 'personal-data'

type Props = { kind: RevealKind; fileKey: string; name: string }

/** Part of a file's head: the button that asks for a reason, or the time until which personal data is shown. */
export const PersonalData = ({ kind, fileKey, name }: Props) => {
  const translate = useTranslate()
  const { isOffered, until, hasEnded, isMaskedHere } = useReveal(kind, fileKey)
  const { opened, close } = useDialogRoute()
  if (!isOffered) return null
  return (
    <div className="personal-offer">
      {until === undefined && (
        <DialogButton
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<ShowIcon />}
          opens={{ name: PERSONAL_DATA }}
        >
          {translate('daftari.personal.show')}
        </DialogButton>
      )}
      <ShownUntil until={until} hasEnded={hasEnded} />
      {isMaskedHere && <p>{translate('daftari.personal.maskedHere')}</p>}
      {opened?.name === PERSONAL_DATA && until === undefined && (
        <RevealDialog kind={kind} fileKey={fileKey} name={name} close={close} />
      )}
    </div>
  )
}
