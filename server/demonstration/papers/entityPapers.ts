import { certificate } from './certificate'
import { constitution, rules } from './constitution'
import {
  annualReturn,
  changeOfParticulars,
  form10,
  form18,
  form20,
  listOfMembers,
  particulars,
  resolution,
} from './forms'
import { scan } from './scan'

/** Makers of an entity's documents, by kind. */
export const entityMakers = {
  REGISTRATION_CERTIFICATE: certificate,
  CONSTITUTION: constitution,
  FORM_18: form18,
  FORM_20: form20,
  FORM_10: form10,
  RESOLUTION: resolution,
  ANNUAL_RETURN: annualReturn,
  PARTICULARS: particulars,
  CHANGE_OF_PARTICULARS: changeOfParticulars,
  RULES: rules,
  LIST_OF_MEMBERS: listOfMembers,
  SCAN: scan,
}

export type EntityDocumentKind = keyof typeof entityMakers
