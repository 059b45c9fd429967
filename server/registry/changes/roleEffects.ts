import { type EffectOf, type PersonRole, personRoles, rolesOfKind } from '@contract/portal/filingEffects'
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { entityPerson, entityRole } from '../../db/schema'
import { personName } from '../fileNames'
import { setVersionFacts } from '../versions'
import { effectRefusal, type FilingInWork, factsOf, type PersonInFile, type Place, personOf } from './filingInWork'

/** Time during which somebody has a role: from `since`, or always, up to the day `until`, or still. */
type Tenure = { id: number | null; no: number; name: string; since: string | null; until: string | null }

/** Reads the times of a role in the entity. A role of today without a row has unknown days: it is held always. */
const readTenures = async ({ tx, brn }: FilingInWork, role: PersonRole, no?: number): Promise<Tenure[]> =>
  tx
    .select({
      id: entityRole.id,
      no: entityPerson.no,
      name: personName,
      since: entityRole.since,
      until: entityRole.until,
    })
    .from(entityPerson)
    .leftJoin(
      entityRole,
      and(eq(entityRole.brn, entityPerson.brn), eq(entityRole.personNo, entityPerson.no), eq(entityRole.role, role)),
    )
    .where(
      and(
        eq(entityPerson.brn, brn),
        no === undefined ? undefined : eq(entityPerson.no, no),
        or(isNotNull(entityRole.id), sql`${role} = ANY (${entityPerson.roles})`),
      ),
    )
    .orderBy(entityPerson.no, sql`${entityRole.since} NULLS FIRST`)

const overlaps = (one: Pick<Tenure, 'since' | 'until'>, other: Pick<Tenure, 'since' | 'until'>) =>
  (one.since === null || other.until === null || one.since < other.until) &&
  (other.since === null || one.until === null || other.since < one.until)

/** Sets the roles of today of a person, of which one has changed. */
const setRoles = async (filing: FilingInWork, place: Place, { no, roles }: PersonInFile, role: PersonRole) => {
  const { tx, brn, today } = filing
  const tenures = await readTenures(filing, role, no)
  const isHeld = tenures.some(({ id, since, until }) => id && (since ?? '') <= today && (until ?? '9999-12-31') > today)
  if (isHeld === roles.includes(role)) return
  const held = new Set(isHeld ? [...roles, role] : roles.filter(each => each !== role))
  await setVersionFacts(tx, factsOf(filing, place))
  await tx
    .update(entityPerson)
    .set({ roles: personRoles.filter(each => held.has(each)) })
    .where(and(eq(entityPerson.brn, brn), eq(entityPerson.no, no)))
}

const checkRole = ({ entity }: FilingInWork, place: Place, role: PersonRole) => {
  const possible: readonly PersonRole[] = rolesOfKind[entity.kind]
  if (!possible.includes(role)) throw effectRefusal(place, 'role', 'effect-role-of-kind', { office: role })
}

/** Gives a person a role, from a day on. */
export const appoint = async (filing: FilingInWork, effect: EffectOf<'APPOINTMENT'>, place: Place) => {
  const { role, on: since, until = null } = effect
  checkRole(filing, place, role)
  const person = await personOf(filing, place, effect.person)
  const { name, no: personNo } = person
  if (until !== null && until <= since)
    throw effectRefusal(place, 'until', 'effect-role-reversed', { name, office: role, since, day: until })
  if (until !== null && until > filing.today) throw effectRefusal(place, 'until', 'effect-to-come', { day: until })
  const held = (await readTenures(filing, role, personNo)).find(each => overlaps(each, { since, until }))
  if (held?.since) throw effectRefusal(place, 'person', 'effect-role-held', { name, office: role, since: held.since })
  if (held) throw effectRefusal(place, 'person', 'effect-role-held-always', { name, office: role })
  await setVersionFacts(filing.tx, factsOf(filing, place))
  await filing.tx.insert(entityRole).values({ brn: filing.brn, personNo, role, since, until })
  await setRoles(filing, place, person, role)
  return { role, person: name, held: false }
}

/** Ends a role of a person. */
export const endRole = async (filing: FilingInWork, effect: EffectOf<'END_OF_ROLE'>, place: Place) => {
  const { tx, brn } = filing
  const { role, on: day } = effect
  const person = await personOf(filing, place, effect.person)
  const { name, no: personNo } = person
  const open = (await readTenures(filing, role, personNo)).find(({ until }) => until === null)
  if (!open) throw effectRefusal(place, 'person', 'effect-role-not-held', { name, office: role })
  if (open.since !== null && open.since >= day)
    throw effectRefusal(place, 'on', 'effect-role-reversed', { name, office: role, since: open.since, day })
  await setVersionFacts(tx, factsOf(filing, place))
  if (open.id === null) await tx.insert(entityRole).values({ brn, personNo, role, since: null, until: day })
  else
    await tx
      .update(entityRole)
      .set({ until: day })
      .where(and(eq(entityRole.id, open.id), isNull(entityRole.until)))
  await setRoles(filing, place, person, role)
  return { role, person: name, held: true }
}

/** Refuses appointments of a secretary beside another one, once all effects of the filing are made. */
export const refuseSecondSecretary = async (
  filing: FilingInWork,
  appointments: readonly (Place & { no: number; since: string; until: string | null })[],
) => {
  if (!appointments.length) return
  const tenures = await readTenures(filing, 'SECRETARY')
  for (const each of appointments) {
    const own = tenures.find(({ no, since }) => no === each.no && since === each.since) ?? each
    const other = tenures.find(tenure => tenure.no !== each.no && overlaps(tenure, own))
    if (other) throw effectRefusal(each, 'person', 'effect-second-secretary', { name: other.name })
  }
}
