import { apiAccess } from './access/apiAccess'
import { partnerApi, partnerSandbox } from './access/partnerApi'
import { accounts } from './accounts/accounts'
import { apiUsage } from './accounts/apiUsage'
import { nin } from './accounts/nin'
import { officialReceivers } from './accounts/officialReceivers'
import { registration } from './accounts/registration'
import { permissionGroups, rolePermissions, roles } from './accounts/roles'
import { activation } from './auth/activation'
import { reset } from './auth/reset'
import { session } from './auth/session'
import { documentCosts } from './billing/documentCosts'
import { prns } from './billing/prns'
import { currencies, serviceCosts } from './billing/serviceCosts'
import { taxHeads } from './billing/taxHeads'
import { transactions } from './billing/transactions'
import type { CallFacts, ListCall } from './call'
import { isic, isicChildren } from './configurations/isic'
import { names } from './configurations/names'
import { periods, responseTemplates } from './configurations/reservation'
import { dictionaries, dictionaryWords } from './configurations/words'
import { type Extension, extensions } from './extensions'
import { insolvencyApplications } from './insolvency/applications'
import {
  academicQualifications,
  professionalBodies,
  professionalQualifications,
  windingUpReasons,
} from './insolvency/settings'
import { windingUp } from './insolvency/windingUp'
import { groupOf, isListPermission, permissions } from './permissions'
import { access } from './portal/access'
import { accessLog } from './portal/accessLog'
import { accessRequests } from './portal/accessRequests'
import { audit } from './portal/audit'
import { bulk } from './portal/bulk'
import { portal } from './portal/capabilities'
import { closingDays } from './portal/closingDays'
import { doctor } from './portal/doctor'
import { documentFiling } from './portal/documentFiling'
import { entityKinds } from './portal/entityKinds'
import { extracts } from './portal/extracts'
import { filedChanges } from './portal/filedChanges'
import { find } from './portal/find'
import { flagKinds, flags } from './portal/flags'
import { guides } from './portal/guides'
import { history } from './portal/history'
import { jobs } from './portal/jobs'
import { journey } from './portal/journey'
import { loads } from './portal/loads'
import { news } from './portal/news'
import { notes } from './portal/notes'
import { ownAccount } from './portal/ownAccount'
import { personalData } from './portal/personalData'
import { personData } from './portal/personData'
import { personPairs } from './portal/personPairs'
import { persons } from './portal/persons'
import { presence } from './portal/presence'
import { scans } from './portal/scans'
import { views } from './portal/views'
import { work } from './portal/work'
import { workSettling } from './portal/workSettling'
import { workTeam } from './portal/workTeam'
import { annualReturns } from './processes/annualReturns'
import { dataCorrections } from './processes/dataCorrections'
import { formCompliance } from './processes/formCompliance'
import { incorporationProcesses } from './processes/incorporationProcesses'
import { legalRetry } from './processes/legalRetry'
import { processTexts } from './processes/process'
import { registrationProcesses } from './processes/registrationProcesses'
import { reservationPush } from './processes/reservationPush'
import { addresses } from './registry/addresses'
import { blacklist } from './registry/blacklist'
import { charges } from './registry/charges'
import { complaints } from './registry/complaints'
import { deRegistrations } from './registry/deRegistrations'
import { entities } from './registry/entities'
import { entityDocuments } from './registry/entityDocuments'
import { buildingSocieties, businessNames, companies } from './registry/entityFiles'
import { filings } from './registry/filings'
import { legalDocuments } from './registry/legalDocuments'
import { mdas } from './registry/mdas'
import { people } from './registry/people'
import { practitioners } from './registry/practitioners'
import { shares } from './registry/shares'
import { countries } from './settings/countries'
import { departments, occupations } from './settings/departments'
import { manuals } from './settings/manuals'
import { messenger } from './settings/messenger'

/** All calls: the server serves them, and openapi.json describes them. */
export const contract = {
  session,
  activation,
  reset,
  portal,
  flagKinds,
  flags,
  notes,
  access,
  accessLog,
  accessRequests,
  audit,
  bulk,
  extracts,
  find,
  guides,
  jobs,
  loads,
  history,
  journey,
  ownAccount,
  personalData,
  persons,
  presence,
  doctor,
  scans,
  views,
  personPairs,
  personData,
  work,
  workSettling,
  workTeam,
  news,
  closingDays,
  accounts,
  registration,
  nin,
  officialReceivers,
  apiUsage,
  apiAccess,
  partnerApi,
  partnerSandbox,
  roles,
  rolePermissions,
  permissionGroups,
  blacklist,
  complaints,
  deRegistrations,
  entities,
  entityKinds,
  entityDocuments,
  documentFiling,
  filedChanges,
  legalDocuments,
  mdas,
  practitioners,
  companies,
  businessNames,
  buildingSocieties,
  people,
  shares,
  charges,
  addresses,
  filings,
  formCompliance,
  registrationProcesses,
  incorporationProcesses,
  processTexts,
  reservationPush,
  legalRetry,
  annualReturns,
  dataCorrections,
  serviceCosts,
  currencies,
  documentCosts,
  taxHeads,
  departments,
  occupations,
  countries,
  manuals,
  messenger,
  transactions,
  prns,
  professionalBodies,
  academicQualifications,
  professionalQualifications,
  windingUpReasons,
  insolvencyApplications,
  windingUp,
  names,
  dictionaries,
  dictionaryWords,
  periods,
  responseTemplates,
  isic,
  isicChildren,
} satisfies Record<string, Record<string, CallFacts | ListCall>>

export const calls: (CallFacts | ListCall)[] = Object.values(contract).flatMap(area =>
  Object.values<CallFacts | ListCall>(area),
)

/** All extensions of our API: those of contract/extensions.ts, and those that only the calls of a list name. */
export const allExtensions: readonly Extension[] = [
  ...new Set([...extensions, ...calls.flatMap(({ extension }) => extension ?? [])]),
]

const listPermissions = calls.flatMap(({ permit }) => [permit].flat()).filter(isListPermission)

/** All permissions with their groups: those of the documents and ours, and those that only the calls of a list name. */
export const allPermissions: Readonly<Record<string, string>> = {
  ...permissions,
  ...Object.fromEntries(listPermissions.map(name => [name, groupOf(name)])),
}
