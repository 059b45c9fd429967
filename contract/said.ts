import { fill, type RefusalParams } from './errors'

/**
 * Every success our API puts into words. Where the documents give the sentence (000 section 8; decision C7) it is
 * theirs to the letter, doubled spaces included. `%{name}` is filled from the parameters; other languages translate
 * by code.
 */
export const saidWords = {
  'code-sent': 'A code was sent to %{to}.',
  'old-session-ended': 'Logged out old session',
  'signed-out': 'You are signed out.',
  'blacklist-added': 'Added to black list',
  'blacklist-reversed': 'Removed from  the black list',
  'blacklist-imported': 'Added files to black list',
  'de-registration-reversed': 'Removed from  the de-registered list',
  'de-registrations-imported': 'Data uploaded successfully',
  'mda-added': 'MDA added to the register',
  'mda-updated': 'Entity details updated',
} as const satisfies Record<string, string>

export type SaidCode = keyof typeof saidWords

/** The words of a success, as the wire carries them: the sentence in English, and what another language needs. */
export const said = (code: SaidCode, params: RefusalParams = {}) => ({
  message: fill(saidWords[code], params),
  code,
  ...(Object.keys(params).length > 0 && { params }),
})
