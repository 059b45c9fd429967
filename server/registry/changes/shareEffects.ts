import type { EffectOf } from '@contract/portal/filingEffects'
import { and, eq, getTableName, inArray, or, type SQL, sql } from 'drizzle-orm'
import { entity, rowVersion, shareClass, shareholding } from '../../db/schema'
import { className } from '../fileNames'
import { setVersionFacts } from '../versions'
import { classOf, effectRefusal, type FilingInWork, factsOf, nextClassNo, type Place, personOf } from './filingInWork'
import { lastChangeAfter } from './recordedChanges'

/** Prepares a change of shares. Amounts follow one another, so none is put before a change that is recorded already. */
const begin = async (filing: FilingInWork, place: Place) => {
  const { tx, brn } = filing
  if (filing.entity.kind !== 'COMPANY') throw effectRefusal(place, 'kind', 'effect-no-shares')
  const { list, after } = rowVersion
  const ofShares = or(
    inArray(list, [getTableName(shareClass), getTableName(shareholding)]),
    and(
      eq(list, getTableName(entity)),
      sql`${after} ?| ARRAY[${entity.shareCapital.name}, ${entity.numberOfShares.name}]`,
    ),
  )
  const day = await lastChangeAfter({ tx, brn }, place.on, ofShares)
  if (day) throw effectRefusal(place, 'on', 'effect-late-shares', { day })
  await setVersionFacts(tx, factsOf(filing, place))
}

type More = { number: number; capital: SQL }

/** Adds to the declared share capital; one that was never declared is the sum of the classes. */
const addCapital = ({ tx, brn }: FilingInWork, { number, capital }: More) => {
  const sumOf = (value: SQL) => sql`(SELECT sum(${value}) FROM ${shareClass} WHERE ${shareClass.brn} = ${brn})`
  return tx
    .update(entity)
    .set({
      numberOfShares: sql`coalesce(${entity.numberOfShares} + ${number}, ${sumOf(sql`${shareClass.number}`)})`,
      shareCapital: sql`coalesce(${entity.shareCapital} + ${capital}, ${sumOf(sql`${shareClass.number} * ${shareClass.value}`)})`,
    })
    .where(eq(entity.brn, brn))
}

/** Worth of shares, as SQL, which counts exactly. */
const worth = (number: number, value: string | number) => sql`${number}::numeric * ${`${value}`}::numeric`

/** Adds a class of shares. */
export const addClass = async (filing: FilingInWork, effect: EffectOf<'NEW_CLASS'>, place: Place) => {
  await begin(filing, place)
  const { nominalClass, otherClassName = null, number, value } = effect
  const name = otherClassName ?? nominalClass
  const [same] = await filing.tx
    .select({ no: shareClass.no })
    .from(shareClass)
    .where(and(eq(shareClass.brn, filing.brn), sql`lower(${className}) = lower(${name})`))
  if (same) throw effectRefusal(place, 'nominalClass', 'effect-class-taken', { class: name })
  const no = await nextClassNo(filing)
  await filing.tx
    .insert(shareClass)
    .values({ brn: filing.brn, no, nominalClass, otherClassName, number, value: `${value}` })
  filing.addedClasses.set(filing.classEffects.indexOf(place.index) + 1, no)
  await addCapital(filing, { number, capital: worth(number, value) })
  return null
}

/** Gives a class of shares another number of shares, and perhaps another value. */
export const changeCapital = async (filing: FilingInWork, effect: EffectOf<'SHARE_CAPITAL'>, place: Place) => {
  await begin(filing, place)
  const { no, name, number: earlier, value: earlierValue, allotted } = await classOf(filing, place, effect.shareClass)
  const { number, value = Number(earlierValue) } = effect
  if (number < allotted) throw effectRefusal(place, 'number', 'effect-below-allotted', { class: name, allotted })
  if (number === earlier && value === Number(earlierValue))
    throw effectRefusal(place, 'number', 'effect-nothing-changes', { day: place.on })
  await filing.tx
    .update(shareClass)
    .set({ number, value: `${value}` })
    .where(and(eq(shareClass.brn, filing.brn), eq(shareClass.no, no)))
  const capital = sql`(${worth(number, value)} - ${worth(earlier, earlierValue)})`
  await addCapital(filing, { number: number - earlier, capital })
  return { class: name, number: earlier, value: Number(earlierValue) }
}

const holdingOf = ({ brn }: FilingInWork, personNo: number, classNo: number) =>
  and(eq(shareholding.brn, brn), eq(shareholding.personNo, personNo), eq(shareholding.classNo, classNo))

type Parcel = { personNo: number; classNo: number; shares: number; paid: string; unpaid: string }

const addShares = async (filing: FilingInWork, { personNo, classNo, shares, paid, unpaid }: Parcel) => {
  const { rowCount } = await filing.tx
    .update(shareholding)
    .set({
      numberOfShares: sql`${shareholding.numberOfShares} + ${shares}`,
      amountPaid: sql`${shareholding.amountPaid} + ${paid}::numeric`,
      amountUnpaid: sql`${shareholding.amountUnpaid} + ${unpaid}::numeric`,
    })
    .where(holdingOf(filing, personNo, classNo))
  if (rowCount) return
  const parcel = { numberOfShares: shares, amountPaid: paid, amountUnpaid: unpaid }
  await filing.tx.insert(shareholding).values({ brn: filing.brn, personNo, classNo, ...parcel })
}

/** Allots shares of a class to a person, as far as the class has any left. */
export const allot = async (filing: FilingInWork, effect: EffectOf<'ALLOTMENT'>, place: Place) => {
  await begin(filing, place)
  const { shares, paid, unpaid } = effect
  const { no: classNo, name, number, allotted } = await classOf(filing, place, effect.shareClass)
  if (allotted + shares > number)
    throw effectRefusal(place, 'shares', 'effect-beyond-capital', { class: name, number, allotted, shares })
  const person = await personOf(filing, place, effect.person)
  await setVersionFacts(filing.tx, factsOf(filing, place))
  await addShares(filing, { personNo: person.no, classNo, shares, paid: `${paid}`, unpaid: `${unpaid}` })
  return { class: name, person: person.name, allotted }
}

/** Transfers shares between people, with their part of what is paid and unpaid on them. */
export const transfer = async (filing: FilingInWork, effect: EffectOf<'TRANSFER'>, place: Place) => {
  await begin(filing, place)
  const { tx } = filing
  const { shares } = effect
  const { no: classNo, name } = await classOf(filing, place, effect.shareClass)
  const giver = await personOf(filing, place, effect.from, 'from')
  const taker = await personOf(filing, place, effect.to, 'to')
  if (giver.no === taker.no) throw effectRefusal(place, 'to', 'effect-same-holder')
  const part = (amount: typeof shareholding.amountPaid | typeof shareholding.amountUnpaid) =>
    sql<string>`trunc(${amount} * ${shares} / ${shareholding.numberOfShares}, 2)::text`
  const [held] = await tx
    .select({
      number: shareholding.numberOfShares,
      paid: part(shareholding.amountPaid),
      unpaid: part(shareholding.amountUnpaid),
    })
    .from(shareholding)
    .where(holdingOf(filing, giver.no, classNo))
  if (!held || held.number < shares)
    throw effectRefusal(place, 'shares', 'effect-too-few-shares', { name: giver.name, held: held?.number ?? 0, shares })
  await setVersionFacts(tx, factsOf(filing, place))
  const { number, paid, unpaid } = held
  if (number === shares) await tx.delete(shareholding).where(holdingOf(filing, giver.no, classNo))
  else
    await tx
      .update(shareholding)
      .set({
        numberOfShares: number - shares,
        amountPaid: sql`${shareholding.amountPaid} - ${paid}::numeric`,
        amountUnpaid: sql`${shareholding.amountUnpaid} - ${unpaid}::numeric`,
      })
      .where(holdingOf(filing, giver.no, classNo))
  await addShares(filing, { personNo: taker.no, classNo, shares, paid, unpaid })
  return { class: name, from: giver.name, held: number, to: taker.name }
}
