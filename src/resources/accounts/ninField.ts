import { lookUpReference, NIN_LENGTH, NIN_TEXTS, nin, ninFault, normalNin } from '@contract/accounts/nin'
import { isMasked } from '@contract/personal'
import { type LookUp, lookUp, type Values } from '@/definition/lookUp'

/** Maps the person that was found to the fields of the form. */
type Fills = (person: {
  surname: string
  givenName: string
  maiden: string
  gender: string
  born: string
}) => Record<string, string>

const inWords = (text: string | null | undefined) => text?.trim() ?? ''

/**
 * Lookup of a National ID number once it has all its characters, which fills the form with the person
 * (docs/requirements/accounts.md). A wrong beginning is reported at once, a wrong length after the field lost focus.
 */
export const ninLookUp = (isNin: (values: Values) => boolean, fills: Fills): LookUp =>
  lookUp(
    nin.lookUp.from(({ typed }: { typed: string }) => ({
      body: { nin: normalNin(typed), reference: lookUpReference() },
    })),
    ({ givenNames, surname }) => [givenNames, surname].filter(Boolean).join(' '),
    {
      when: (typed, values) => isNin(values) && typed.length === NIN_LENGTH,
      fault: (typed, values, touched) => {
        const fault = isNin(values) ? ninFault(typed) : undefined
        if (fault === NIN_TEXTS.start) return 'start'
        return fault && touched ? 'length' : undefined
      },
      faults: NIN_TEXTS,
      failed: 'length',
      needed: true,
      fills: ({ surname, givenNames, maidenNames, gender, dateOfBirth }) =>
        fills({
          surname: inWords(surname),
          givenName: inWords(givenNames),
          maiden: inWords(maidenNames),
          gender: inWords(gender).toUpperCase() === 'M' ? 'MALE' : 'FEMALE',
          // A masked day is typed from the card.
          born: isMasked(dateOfBirth) ? '' : inWords(dateOfBirth).slice(0, 10),
        }),
    },
  )
