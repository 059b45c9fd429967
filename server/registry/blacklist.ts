import { blacklist as contract } from '@contract/registry/blacklist'
import { said } from '@contract/said'
import type { Handlers } from '../http/serve'
import { listStrikes, normalBrn, reverseStrike, strike, strikeHistory } from './strikes'
import { uploadStrikes } from './strikeUpload'

export const blacklistHandlers: Handlers<typeof contract> = {
  list: ({ db, filter: { search }, page }) => listStrikes(db, 'BLACKLIST', { search, page }),
  // The name comes from the register of entities, whatever the body says.
  async add(asked) {
    await strike(asked, 'BLACKLIST', normalBrn(asked.path.brn ?? ''))
    return said('blacklist-added')
  },
  async reverse(asked) {
    await reverseStrike(asked, 'BLACKLIST', normalBrn(asked.path.brn ?? ''))
    return said('blacklist-reversed')
  },
  history: ({ db, path }) => strikeHistory(db, 'BLACKLIST', normalBrn(path.brn ?? '')),
  async upload(asked) {
    const data = await uploadStrikes(asked, 'BLACKLIST', asked.file, contract.upload.upload?.accept ?? [])
    return { ...said('blacklist-uploaded'), data }
  },
}
