import { adminCreate } from './adminCreate'
import { adminUnlock } from './adminUnlock'
import { auditVerify } from './auditVerify'
import { authorityExtend } from './authorityExtend'
import { backup } from './backup'
import { backups } from './backups'
import type { Command } from './command'
import { doctor } from './doctor'
import { drill } from './drill'
import { exportFiles } from './export'
import { load } from './load'
import { loadTakeBack } from './loadTakeBack'
import { restore } from './restore'
import { seed } from './seed'

/** All commands of an operator, in the order of the help. */
export const commands: readonly Command[] = [
  adminCreate,
  adminUnlock,
  authorityExtend,
  backup,
  backups,
  restore,
  drill,
  seed,
  // The longer name first: a command is found by the words that it begins with.
  loadTakeBack,
  load,
  exportFiles,
  auditVerify,
  doctor,
]
