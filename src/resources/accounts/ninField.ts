import { lookUpReference, NIN_LENGTH, NIN_TEXTS, nin, ninFault, normalNin } from '@contract/accounts/nin'
import { type LookUp, lookUp, type Values } from '@/definition/lookUp'

/** What of a person a form fills in, by its own fields. */
type Fills = (person: {
  surname: string
  given: string
  maiden: string
  gender: string
  born: string
}) => Record<string, string>

const inWords = (text: string | null | undefined) => text?.trim() ?? ''

/**
 * Looks a National ID number up as soon as it has all its characters, and fills the form with the person (001 section
 * 5). What is wrong with its start is told at once, its length when nobody types any more.
 */
export const ninLookUp = (isNin: (values: Values) => boolean, fills: Fills): LookUp =>
  lookUp(
    nin.lookUp.from(({ typed }: { typed: string }) => ({
      body: { nin: normalNin(typed), reference: lookUpReference() },
    })),
    ({ givenNames, surname }) => [givenNames, surname].filter(Boolean).join(' '),
    {
      when: (typed, values) => isNin(values) && typed.length === NIN_LENGTH,
      fault: (typed, values, left) => {
        const fault = isNin(values) ? ninFault(typed) : undefined
        if (fault === NIN_TEXTS.start) return 'start'
        return fault && left ? 'length' : undefined
      },
      faults: NIN_TEXTS,
      failed: 'length',
      needed: true,
      fills: ({ surname, givenNames, maidenNames, gender, dateOfBirth }) =>
        fills({
          surname: inWords(surname),
          given: inWords(givenNames),
          maiden: inWords(maidenNames),
          gender: inWords(gender).toUpperCase() === 'M' ? 'MALE' : 'FEMALE',
          born: inWords(dateOfBirth).slice(0, 10),
        }),
    },
  )
