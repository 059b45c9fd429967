import { isAccessCode, readableCode } from '@/definition/readableCode'
import type { Words } from './words'

/**
 * Returns the name of a role or permission: ROLE_REGISTRAR reads 'Registrar'. One without words of its own is the readable
 * code, and any other text stays as it is.
 */
export const accessName = (translate: Words, text: string): string =>
  isAccessCode(text)
    ? translate(`daftari.accessNames.${text}.name`, {
        _: readableCode(text.replace(/^(ROLE|can)_/, '').toUpperCase()),
      })
    : text

/** Returns the names of permissions with their codes, for a sentence that tells what somebody lacks. */
export const permitText = (translate: Words, permit: string | readonly string[]): string =>
  [permit]
    .flat()
    .map(code => `${accessName(translate, code)} (${code})`)
    .join(', ')

/** Returns the sentence about a role or permission, undefined for one without. */
export const accessNote = (translate: Words, code: string): string | undefined =>
  (isAccessCode(code) && translate(`daftari.accessNames.${code}.note`, { _: '' })) || undefined

/** Returns the text of a code that the host sends where no option declares one. */
export const codeText = (translate: Words, code: string): string =>
  isAccessCode(code) ? accessName(translate, code) : readableCode(code)
