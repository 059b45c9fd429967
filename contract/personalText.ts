import { MASK } from './access/endPoints'

// Two letters and twelve letters or digits, most of them digits, in any case, with or without spaces or dashes between.
const NIN = /(?<![\p{L}\p{N}])[a-z]{2}(?:[ -]?[a-z\d]){12}(?![\p{L}\p{N}])/giu
const LEAST_DIGITS = 4

/** Returns a text with the middle of whatever looks like a NIN replaced: its first two and last four letters stay. */
export const maskNins = (text: string): string =>
  text.replace(NIN, found => {
    const nin = found.replace(/[ -]/g, '')
    return nin.replace(/\D/g, '').length < LEAST_DIGITS ? found : `${nin.slice(0, 2)}${MASK}${nin.slice(-4)}`
  })
