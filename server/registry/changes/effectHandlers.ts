import type { EffectKind, PersonRole } from '@contract/portal/filingEffects'
import { registerCharge, satisfyCharge } from './chargeEffects'
import { changeAddress, changeName, changeParticulars, changeStatus } from './entityEffects'
import type { EffectOnWire, FilingInWork, Place } from './filingInWork'
import { restore } from './restoration'
import { appoint, endRole } from './roleEffects'
import { addClass, allot, changeCapital, transfer } from './shareEffects'

/** Makes an effect in the file, or refuses it. Answers what it replaces, for the audit trail. */
type Make<K extends EffectKind> = (
  filing: FilingInWork,
  effect: EffectOnWire<K>,
  place: Place,
) => Promise<object | null>

type EffectHandler<K extends EffectKind> = {
  make: Make<K>
  /** Type of change by which the filing history names it. */
  change(effect: EffectOnWire<K>): string
}

const changeOfRole: Record<PersonRole, string> = {
  SUBSCRIBER: 'CHANGE_OF_MEMBERSHIP',
  DIRECTOR: 'CHANGE_OF_DIRECTORS',
  SECRETARY: 'CHANGE_OF_SECRETARIES',
  PARTNER: 'CHANGE_OF_MEMBERSHIP',
  MEMBER: 'CHANGE_OF_MEMBERSHIP',
}

const handlers: { [K in EffectKind]: EffectHandler<K> } = {
  APPOINTMENT: { make: appoint, change: ({ role }) => changeOfRole[role] },
  END_OF_ROLE: { make: endRole, change: ({ role }) => changeOfRole[role] },
  PARTICULARS: { make: changeParticulars, change: () => 'CHANGE_OF_PARTICULARS' },
  NAME: { make: changeName, change: () => 'CHANGE_OF_NAME' },
  ADDRESS: { make: changeAddress, change: () => 'CHANGE_OF_ADDRESS' },
  NEW_CLASS: { make: addClass, change: () => 'CHANGE_SHARE_CAPITAL' },
  SHARE_CAPITAL: { make: changeCapital, change: () => 'CHANGE_SHARE_CAPITAL' },
  ALLOTMENT: { make: allot, change: () => 'ALLOTMENT_OF_SHARES' },
  TRANSFER: { make: transfer, change: () => 'TRANSFER_OF_SHARES' },
  NEW_CHARGE: { make: registerCharge, change: () => 'REGISTRATION_OF_CHARGE' },
  SATISFACTION: { make: satisfyCharge, change: () => 'SATISFACTION_OF_CHARGE' },
  STATUS: { make: changeStatus, change: () => 'CHANGE_OF_STATUS' },
  RESTORATION: { make: restore, change: () => 'RESTORATION' },
}

/** Returns the handler of an effect's kind. */
const handlerOf = <K extends EffectKind>({ kind }: { kind: K }): EffectHandler<K> => handlers[kind]

/** Makes an effect of any kind; see `Make`. */
export const makeEffect = <K extends EffectKind>(
  filing: FilingInWork,
  effect: EffectOnWire<K> & { kind: K },
  place: Place,
) => handlerOf<K>(effect).make(filing, effect, place)

/** Returns the type of change by which the filing history names an effect. */
export const changeOf = <K extends EffectKind>(effect: EffectOnWire<K> & { kind: K }) =>
  handlerOf<K>(effect).change(effect)
