import { readCause } from '@contract/processes/causes'
import type { Words } from './words'

/** Returns the cause of a failure in words of the language in use; one that only the host knows stays as it is. */
export const causeText = (translate: Words, text: string): string => {
  const cause = readCause(text)
  if (!cause) return text
  const { system } = cause.params
  return translate(`daftari.causeTexts.${cause.code}`, {
    ...cause.params,
    ...(system && { system: translate(`daftari.journey.system.${system}`, { _: system }) }),
  })
}
