import type { Resource } from '@/definition/defineResource'
import audit from './portal/audit'
import blacklist from './registry/blacklist'
import deRegistrations from './registry/deRegistrations'
import legalDocuments from './registry/legalDocuments'
import mdas from './registry/mdas'
import practitioners from './registry/practitioners'

export const resources: Resource[] = [audit, blacklist, deRegistrations, legalDocuments, mdas, practitioners]
