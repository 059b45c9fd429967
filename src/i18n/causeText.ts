import { readCause } from '@contract/processes/causes'
import { readableCode } from '@/definition/readableCode'
import { hostText } from './hostText'
import type { Words } from './words'

/** Kind of a message and its cause, as the work on a failed message is about. */
const OF_MESSAGE = /^(.+?): (.+)$/

/**
 * Returns the cause of a failure in words of the language in use, also after the kind of its message; one that only the host
 * knows stays as it is.
 */
export const causeText = (translate: Words, text: string): string => {
  const cause = readCause(text)
  if (!cause) {
    const [, kind = '', rest = ''] = OF_MESSAGE.exec(text) ?? []
    if (!readCause(rest)) return text
    const message = hostText(readableCode(kind))
    return translate('daftari.causeTexts.ofMessage', { message, cause: causeText(translate, rest) })
  }
  const { system } = cause.params
  return translate(`daftari.causeTexts.${cause.code}`, {
    ...cause.params,
    ...(system && { system: translate(`daftari.journey.system.${system}`, { _: system }) }),
  })
}
