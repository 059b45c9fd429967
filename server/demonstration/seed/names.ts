import { familyNames, givenNames } from './people'
import { districts } from './places'
import { businessWords, trades } from './words'

/** A pattern of names: their number, and the name at an index. */
type Way = { size: number; at(number: number): string }

const way = (lists: readonly (readonly string[])[], put: (parts: string[]) => string): Way => ({
  size: lists.reduce((size, { length }) => size * length, 1),
  at(number) {
    let left = number
    return put(
      lists.map(list => {
        const part = list[left % list.length] ?? ''
        left = Math.floor(left / list.length)
        return part
      }),
    )
  },
})

const join = (parts: string[]) => parts.join(' ')

const companyWays: Way[] = [
  way([businessWords, trades], join),
  way([familyNames, trades], join),
  way([businessWords, businessWords, trades], ([one = '', two = '', trade = '']) =>
    one === two ? `New ${one} ${trade}` : join([one, two, trade]),
  ),
  way([districts, businessWords, trades], join),
  way([familyNames, trades], ([family = '', trade = '']) => `${family} & Sons ${trade}`),
  way([districts, trades], join),
]
const businessNameWays: Way[] = [
  way([givenNames, familyNames, trades], join),
  way([businessWords, trades, districts], ([word = '', trade = '', district = '']) => `${word} ${trade} ${district}`),
  way([familyNames, districts, trades], ([family = '', district = '', trade = '']) => `${family} ${trade} ${district}`),
]

// Shares no factor with the length of any list, so that the steps visit every index once before repeating.
const STEP = 1_000_003

/** Returns the name of a number, unique among all numbers: once a pattern is used up, its names get a counter. */
const nameAt = (ways: Way[], number: number): string => {
  const pattern = ways[number % ways.length]
  if (!pattern) throw new RangeError('there is no way to make a name')
  const turn = Math.floor(number / ways.length)
  const round = Math.floor(turn / pattern.size)
  const name = pattern.at((turn * STEP) % pattern.size)
  return round ? `${name} ${round + 1}` : name
}

export const companyName = (number: number) => nameAt(companyWays, number)
export const businessName = (number: number) => nameAt(businessNameWays, number)
