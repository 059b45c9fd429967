/**
 * Causes of failures as the registry's API writes them, with their parameters in braces: the portal knows them again and
 * words them in the language of its reader. Other hosts send causes of their own, which are shown as they come.
 */
const causes = {
  answered: '{system} answered {status}',
  unreachable: '{system} cannot be reached',
  late: '{system} did not answer in time',
  unreadableAnswer: '{system} gave an answer that could not be read',
  noReason: '{system} gave no reason',
  maintained: '{system} is being maintained',
  unknownDocumentType: 'The document type is not known to the EDMS',
  lockedFolder: 'The folder of the entity is locked',
  ninDiffers: 'The NIN of a director does not match the tax register',
  tinOfAnother: 'The entity has a TIN under another name',
  nameReserved: 'The name is reserved for another entity',
  unknownSubType: 'The sub type is not known to the national registry',
  changedMeanwhile: 'The register has changed since the difference was found',
  unknownBrn: 'No entity is registered under this BRN',
  invalidCorrection: 'The received data is not a valid correction',
} as const

export type CauseCode = keyof typeof causes
/** A cause by its code, with the values of its parameters. */
export type Cause = { code: CauseCode; params: Record<string, string> }

export const causeCodes = Object.keys(causes) as CauseCode[]

/** Returns a cause as it stands on the wire. */
export const writeCause = (code: CauseCode, params: Readonly<Record<string, string | number>> = {}): string =>
  causes[code].replace(/\{(\w+)\}/g, (hole, name: string) => String(params[name] ?? hole))

const patterns = causeCodes.map(code => ({
  code,
  pattern: new RegExp(`^${causes[code].replace(/\{(\w+)\}/g, '(?<$1>[A-Z0-9]+)')}$`),
}))

/** Returns the cause that a text of the wire tells; undefined for one that only its host knows. */
export const readCause = (text: string): Cause | undefined => {
  for (const { code, pattern } of patterns) {
    const match = pattern.exec(text.trim())
    if (match) return { code, params: { ...match.groups } }
  }
  return undefined
}
