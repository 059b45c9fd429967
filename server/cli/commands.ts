import { adminCreate } from './adminCreate'
import { adminUnlock } from './adminUnlock'
import { auditVerify } from './auditVerify'
import { authorityExtend } from './authorityExtend'
import { backup } from './backup'
import { backups } from './backups'
import type { Command } from './command'
import { doctor } from './doctor'
import { drill } from './drill'
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
  auditVerify,
  doctor,
]
