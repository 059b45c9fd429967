import type { entityKinds as contract } from '@contract/portal/entityKinds'
import { sql } from 'drizzle-orm'
import type { Handlers } from '../http/serve'
import { type EntityRegister, entityOfFile, readOfEntity } from './entityRead'

export const entityKindHandlers: Handlers<typeof contract> = {
  async of({ db, path }) {
    return { kind: await readOfEntity<EntityRegister>({ db }, path.brn ?? '', sql`${entityOfFile.register}`) }
  },
}
