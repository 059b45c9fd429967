import { createHash } from 'node:crypto'
import { brnIn, partyCells } from './parties'
import type { Placed, Records } from './records'
import type { Details } from './statement'
import type { FileRow } from './translate'

type Interest = NonNullable<Details<'relationship'>['interests']>[number]

/** Roles of the register by the interest that they are. */
const roleOf: Record<string, string> = { shareholding: 'SUBSCRIBER', boardMember: 'DIRECTOR', boardChair: 'DIRECTOR' }

/** A person or company in an entity, with the statements that say so. */
type Group = { brn: string; party: string; roles: FileRow[]; first: Placed<'relationship'> }

const fault = (
  { file, row }: Pick<Placed, 'file' | 'row'>,
  reason: 'bods-record' | 'bods-subject',
  params: Record<string, string>,
): FileRow => ({
  file,
  kind: 'people',
  row: { row, cells: {}, fault: { reason, params } },
})

/** Returns the interests of a statement that are roles of the register, and counts the others. */
const heldInterests = ({ statement }: Placed<'relationship'>, { leftOut }: Records): Interest[] => {
  const { interests = [], ...details } = statement.recordDetails
  leftOut.addOthers('people', 'relationship', details, ['isComponent', 'subject', 'interestedParty'])
  return interests.filter(interest => {
    const { type = 'none', directOrIndirect = 'direct', beneficialOwnershipOrControl, ...others } = interest
    if (beneficialOwnershipOrControl) leftOut.add('people', 'interest: beneficialOwnershipOrControl')
    leftOut.addOthers('people', 'interest', others, ['startDate', 'endDate'])
    if (roleOf[type] && directOrIndirect === 'direct') return true
    leftOut.add('people', `interests: ${roleOf[type] ? `${directOrIndirect} ` : ''}${type}`)
    return false
  })
}

const rolesOf = ({ file, row, statement }: Placed<'relationship'>, brn: string, held: Interest[]): FileRow[] => {
  const closed = statement.recordStatus === 'closed' ? statement.statementDate.slice(0, 10) : ''
  return held.map(({ type = '', startDate = '', endDate }) => ({
    file,
    kind: 'roles',
    row: { row, cells: { brn, role: roleOf[type] ?? '', since: startDate, until: endDate ?? closed } },
  }))
}

/** Numbers of people from statements begin here, so that they meet no number that a register gave by hand. */
const FIRST_NO = 10_000
const NUMBERS = 32_767 - FIRST_NO

/** Numbers people within each entity by their records, so that the same record has the same number in every load. */
const numbered = (groups: Iterable<Group>) => {
  const taken = new Set<string>()
  return [...groups]
    .sort((one, other) => (one.party < other.party ? -1 : 1))
    .map(group => {
      let at = createHash('sha256').update(group.party).digest().readUInt32BE(0) % NUMBERS
      while (taken.has(`${group.brn}|${at}`)) at = (at + 1) % NUMBERS
      taken.add(`${group.brn}|${at}`)
      return { ...group, no: `${FIRST_NO + at}` }
    })
}

const dedupe = (roles: FileRow[]) => [
  ...new Map(roles.map(one => [Object.values(one.row.cells).join('|'), one])).values(),
]

/** Returns the people and roles that relationships make: one person for each interested party of an entity, with all roles. */
export const relationshipRows = (records: Records, scheme: string | undefined): FileRow[] => {
  const { leftOut } = records
  const refused: FileRow[] = []
  const groups = new Map<string, Group>()
  const parties = new Map<string, ReturnType<typeof partyCells>>()
  const partyOf = (id: string) => {
    if (!parties.has(id)) parties.set(id, partyCells(records, id, scheme))
    return parties.get(id)
  }
  for (const placed of records.relationship.values()) {
    const { subject, interestedParty: party } = placed.statement.recordDetails
    if (typeof subject !== 'string' || typeof party !== 'string') {
      leftOut.add(
        'people',
        `relationships without a ${typeof subject === 'string' ? 'named interested party' : 'subject'}`,
      )
      continue
    }
    const entity = records.entity.get(subject)
    if (!entity) {
      const reason = records.person.has(subject) ? 'bods-subject' : 'bods-record'
      refused.push(fault(placed, reason, { field: 'subject', value: subject }))
      continue
    }
    const brn = brnIn(entity.statement.recordDetails.identifiers, scheme)
    const cells = partyOf(party)
    if (cells === null) refused.push(fault(placed, 'bods-record', { field: 'interestedParty', value: party }))
    else if (brn === undefined) leftOut.add('people', 'relationships of entities without a BRN')
    else if (!cells) leftOut.add('people', 'interested parties without a name')
    else {
      const held = heldInterests(placed, records)
      if (!held.length) {
        leftOut.add('people', 'relationships without a role of the register')
        continue
      }
      const key = `${brn}|${party}`
      const group = groups.get(key) ?? { brn, party, roles: [], first: placed }
      groups.set(key, { ...group, roles: [...group.roles, ...rolesOf(placed, brn, held)] })
    }
  }
  leftOut.add('people', 'persons in no relationship', [...records.person.keys()].filter(id => !parties.has(id)).length)
  return [
    ...refused,
    ...numbered(groups.values()).flatMap(({ brn, party, no, roles, first: { file, row } }): FileRow[] => [
      { file, kind: 'people', row: { row, cells: { brn, no, ...partyOf(party) } } },
      ...dedupe(roles).map(one => ({ ...one, row: { ...one.row, cells: { ...one.row.cells, person: no } } })),
    ]),
  ]
}
