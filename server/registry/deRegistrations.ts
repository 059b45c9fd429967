import { reportLeftOut } from '@contract/imports'
import { normalBrn } from '@contract/registry/brn'
import { deRegistrations as contract } from '@contract/registry/deRegistrations'
import { successMessage } from '@contract/successMessages'
import type { Handlers } from '../http/serve'
import { listStrikes, reverseStrike, strikeHistory } from './strikes'
import { uploadStrikes } from './strikeUpload'

export const deRegistrationHandlers: Handlers<typeof contract> = {
  list: ({ db, filter, page }) => listStrikes(db, 'DEREGISTRATION', { filter, page }),
  async reverse(call) {
    await reverseStrike(call, 'DEREGISTRATION', normalBrn(call.path.brn ?? ''))
    return successMessage('de-registration-reversed')
  },
  history: ({ db, path }) => strikeHistory(db, 'DEREGISTRATION', normalBrn(path.brn ?? '')),
  async upload(call) {
    const { report, leftOut } = await uploadStrikes(call, 'DEREGISTRATION', contract.upload)
    return reportLeftOut({ ...successMessage('de-registration-uploaded'), data: report }, leftOut)
  },
}
