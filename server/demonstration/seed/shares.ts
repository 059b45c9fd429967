import type { Random } from '../random'
import type { SeedPerson } from './peopleOfEntities'

type Class = { name: string; otherName: string | null; number: number; value: number; subClasses: string[] }
type Holding = { person: number; class: number; number: number; paid: number; unpaid: number; subClasses: string[] }
export type SeedShares = { capital: number; number: number; classes: Class[]; holdings: Holding[] }

const values = [500, 1000, 5000, 10_000, 20_000, 50_000, 100_000]

const shareClass = (random: Random, name: string, otherName: string | null = null): Class => ({
  name,
  otherName,
  number: 100 * (1 + random.below(100)),
  value: random.pick(values),
  subClasses: random.chance(0.08) ? ['Class A', 'Class B'] : [],
})

/** Returns the shares of a company, allotted to its subscribers in whole or in part. Some old files do not add up. */
export const sharesOf = (people: readonly SeedPerson[], random: Random): SeedShares => {
  const classes = [shareClass(random, 'ORDINARY')]
  if (random.chance(0.12)) classes.push(shareClass(random, 'PREFERENCE'))
  if (random.chance(0.04))
    classes.push(shareClass(random, 'OTHER', random.pick(['Founders', 'Management', 'Deferred'])))
  const holders = people.flatMap((one, no) => (one.roles.includes('SUBSCRIBER') ? [no + 1] : []))
  // Without Form 10 no shares are allotted.
  const allotting = random.chance(0.06) ? [] : classes
  const holdings = allotting.flatMap((issue, index) => {
    const each = Math.floor((issue.number * (random.chance(0.5) ? 1 : 0.4 + random.next() * 0.5)) / holders.length)
    const takers = index ? holders.slice(0, 1 + random.below(2)) : holders
    return takers.map((holder): Holding => {
      const worth = each * issue.value
      const paid = random.chance(0.6) ? worth : Math.floor(worth * random.next())
      const [subClass] = issue.subClasses
      return {
        person: holder,
        class: index + 1,
        number: each,
        paid,
        unpaid: worth - paid,
        subClasses: subClass ? [subClass] : [],
      }
    })
  })
  const number = classes.reduce((sum, one) => sum + one.number, 0)
  const capital = classes.reduce((sum, one) => sum + one.number * one.value, 0)
  const wrong = random.chance(0.02)
  return {
    number: wrong ? Math.max(1, Math.floor(number * 0.7)) : number,
    capital: wrong ? capital + 500_000 : capital,
    classes,
    holdings,
  }
}
