import { charges } from './chargeKind'
import { documents } from './documentKind'
import { addresses, entities, filings } from './entityKinds'
import { type Kind, type LoadKind, loadKinds } from './kind'
import { people, roles } from './peopleKinds'
import { classes, holdings } from './shareKinds'
import { blacklist, deregistrations } from './strikeKinds'

const definitions = [
  entities,
  addresses,
  people,
  roles,
  classes,
  holdings,
  charges,
  filings,
  documents,
  blacklist,
  deregistrations,
]

/** All kinds of rows, each behind those that its rows need. */
export const kinds: ReadonlyMap<LoadKind, Kind> = new Map(
  loadKinds.flatMap(name => definitions.flatMap(kind => (kind.name === name ? [[name, kind] as const] : []))),
)
