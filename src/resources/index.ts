import type { Instrument } from '@/definition/defineInstrument'
import type { Resource } from '@/definition/defineResource'
import permissionGroups from './accounts/permissionGroups'
import roles from './accounts/roles'
import audit from './portal/audit'
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

export const resources: Resource[] = [
  roles,
  permissionGroups,
  audit,
  blacklist,
  companies,
  businessNames,
  buildingSocieties,
  complaints,
  deRegistrations,
  legalDocuments,
  mdas,
  practitioners,
]

export const instruments: Instrument[] = [legalDocumentViewer]
