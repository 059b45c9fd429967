import type { ActionKind } from './kind'

/** A flag on many rows; one row has it in the dialog of its notes. */
export const flags: ActionKind<'flags'> = { offered: () => false, start: () => undefined }
