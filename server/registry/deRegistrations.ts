import { normalBrn } from '@contract/registry/brn'
import { deRegistrations as contract } from '@contract/registry/deRegistrations'
import { successMessage } from '@contract/successMessages'
import type { Handlers } from '../http/serve'
import { listStrikes, reverseStrike, strikeHistory } from './strikes'
import { uploadStrikes } from './strikeUpload'

export const deRegistrationHandlers: Handlers<typeof contract> = {
  list: ({ db, filter: { search }, page }) => listStrikes(db, 'DEREGISTRATION', { search, page }),
  async reverse(asked) {
    await reverseStrike(asked, 'DEREGISTRATION', normalBrn(asked.path.brn ?? ''))
    return successMessage('de-registration-reversed')
  },
  history: ({ db, path }) => strikeHistory(db, 'DEREGISTRATION', normalBrn(path.brn ?? '')),
  async upload(asked) {
    const data = await uploadStrikes(asked, 'DEREGISTRATION', contract.upload.upload?.accept ?? [])
    return { ...successMessage('de-registration-uploaded'), data }
  },
}
