import { mistypedNin, NIN_LENGTH } from '@contract/accounts/nin'
import { PRN } from '@contract/billing/prns'
import { BRN_DIGITS, mistypedBrn } from '@contract/registry/brn'
import { useTranslate } from 'react-admin'

/**
 * Returns functions that explain a number that nothing was found by: digits that may be a mistyped BRN, with the PRN that
 * they may be as well, and a NIN of a wrong length. Undefined for any other text.
 */
export const useNumberHint = () => {
  const translate = useTranslate()
  return {
    ofDigits(text: string): string | undefined {
      const length = mistypedBrn(text)
      if (length === undefined) return undefined
      const key = length <= PRN.longest ? 'daftari.lists.prnOrBrn' : 'daftari.lists.mistypedBrn'
      return translate(key, { digits: BRN_DIGITS, length })
    },
    ofNin(text: string): string | undefined {
      const length = mistypedNin(text)
      return length === undefined ? undefined : translate('daftari.lists.mistypedNin', { digits: NIN_LENGTH, length })
    },
  }
}
