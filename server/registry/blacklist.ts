import { Refusal } from '@contract/errors'
import { reportLeftOut } from '@contract/imports'
import { blacklist as contract } from '@contract/registry/blacklist'
import { normalBrn } from '@contract/registry/brn'
import { successMessage } from '@contract/successMessages'
import type { Handlers } from '../http/serve'
import { listStrikes, reverseStrike, strike, strikeHistory } from './strikes'
import { uploadStrikes } from './strikeUpload'

export const blacklistHandlers: Handlers<typeof contract> = {
  list: ({ db, filter, page }) => listStrikes(db, 'BLACKLIST', { filter, page }),
  // The name comes from the register of entities; the body's is ignored.
  async add(call) {
    const brn = normalBrn(call.path.brn ?? '')
    if (normalBrn(call.body.brn) !== brn)
      throw new Refusal('invalid-fields', { fields: 'brn' }, { brn: { code: 'other-brn' } })
    await strike(call, 'BLACKLIST', brn, call.body.reason)
    return successMessage('blacklist-added')
  },
  async reverse(call) {
    await reverseStrike(call, 'BLACKLIST', normalBrn(call.path.brn ?? ''))
    return successMessage('blacklist-reversed')
  },
  history: ({ db, path }) => strikeHistory(db, 'BLACKLIST', normalBrn(path.brn ?? '')),
  async upload(call) {
    const { report, leftOut } = await uploadStrikes(call, 'BLACKLIST', contract.upload)
    return reportLeftOut({ ...successMessage('blacklist-uploaded'), data: report }, leftOut)
  },
}
