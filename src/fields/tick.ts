import { flag } from './flag'
import type { FieldKind } from './kind'

/** Boolean that is switched on or off; untouched means false. */
export const tick: FieldKind = { ...flag, value: typed => typed === 'true' }
