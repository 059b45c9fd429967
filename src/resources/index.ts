import type { Instrument } from '@/definition/defineInstrument'
import type { ListsPage } from '@/definition/definePage'
import type { Resource } from '@/definition/defineResource'
import type { SectionsPage } from '@/definition/defineSections'
import apiRequests from './accounts/apiRequests'
import breakdown from './accounts/breakdown'
import businessAccounts from './accounts/businessAccounts'
import clientAccounts from './accounts/clientAccounts'
import mdaAccounts from './accounts/mdaAccounts'
import officialReceivers from './accounts/officialReceivers'
import partnerAccounts from './accounts/partnerAccounts'
import permissionGroups from './accounts/permissionGroups'
import privateOrganisations from './accounts/privateOrganisations'
import roles from './accounts/roles'
import staffAccounts from './accounts/staffAccounts'
import staffRoles from './accounts/staffRoles'
import documentCosts from './billing/documentCosts'
import prns from './billing/prns'
import serviceCosts from './billing/serviceCosts'
import taxHeads from './billing/taxHeads'
import transactions from './billing/transactions'
import dictionaries from './configurations/dictionaries'
import isic from './configurations/isic'
import nameSearch from './configurations/nameSearch'
import configurations from './configurations/page'
import periods from './configurations/periods'
import responseTemplates from './configurations/templates'
import wordLibrary from './configurations/words'
import academicQualifications from './insolvency/academicQualifications'
import insolvencyApplications from './insolvency/applications'
import professionalBodies from './insolvency/professionalBodies'
import professionalQualifications from './insolvency/professionalQualifications'
import windingUpReasons from './insolvency/windingUpReasons'
import accessLevels from './integrations/accessLevels'
import mdaIntegrators from './integrations/mdaIntegrators'
import partnerIntegrators from './integrations/partnerIntegrators'
import accessLog from './portal/accessLog'
import accessSample from './portal/accessSample'
import audit from './portal/audit'
import flagKinds from './portal/flagKinds'
import personDecisions from './portal/personDecisions'
import personPairs from './portal/personPairs'
import work from './portal/work'
import dataCorrections from './processes/dataCorrections'
import incorporationProcesses from './processes/incorporationProcesses'
import namePushes from './processes/namePushes'
import internalProcesses from './processes/page'
import registrationProcesses from './processes/registrationProcesses'
import blacklist from './registry/blacklist'
import buildingSocieties from './registry/buildingSocieties'
import businessNames from './registry/businessNames'
import companies from './registry/companies'
import complaints from './registry/complaints'
import deRegistrations from './registry/deRegistrations'
import legalDocuments from './registry/legalDocuments'
import legalDocumentViewer from './registry/legalDocumentViewer'
import mdas from './registry/mdas'
import practitioners from './registry/practitioners'
import broadcasts from './settings/broadcasts'
import closingDays from './settings/closingDays'
import countries from './settings/countries'
import departments from './settings/departments'
import manuals from './settings/manuals'
import occupations from './settings/occupations'
import absences from './work/absences'
import workItems from './work/items'
import workPeople from './work/people'
import reassignments from './work/reassignments'

export const resources: Resource[] = [
  clientAccounts,
  businessAccounts,
  staffAccounts,
  mdaAccounts,
  privateOrganisations,
  officialReceivers,
  partnerAccounts,
  apiRequests,
  roles,
  permissionGroups,
  staffRoles,
  mdaIntegrators,
  partnerIntegrators,
  accessLevels,
  accessLog,
  accessSample,
  audit,
  personPairs,
  personDecisions,
  work,
  workPeople,
  workItems,
  reassignments,
  absences,
  blacklist,
  companies,
  businessNames,
  buildingSocieties,
  complaints,
  deRegistrations,
  legalDocuments,
  mdas,
  practitioners,
  serviceCosts,
  documentCosts,
  taxHeads,
  departments,
  occupations,
  countries,
  manuals,
  broadcasts,
  closingDays,
  flagKinds,
  prns,
  transactions,
  registrationProcesses,
  incorporationProcesses,
  namePushes,
  dataCorrections,
  insolvencyApplications,
  windingUpReasons,
  professionalQualifications,
  academicQualifications,
  professionalBodies,
  nameSearch,
  isic,
  periods,
  responseTemplates,
  wordLibrary,
  dictionaries,
]

/** Pages of several lists, with their figures. */
export const pages: ListsPage[] = [breakdown]

/** Pages with their own menu. */
export const sectionPages: SectionsPage[] = [internalProcesses, configurations]

export const instruments: Instrument[] = [legalDocumentViewer]
