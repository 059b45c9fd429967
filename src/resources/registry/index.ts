import { defineArea } from '@/definition/defineArea'
import blacklist from './blacklist'
import buildingSocieties from './buildingSocieties'
import businessNames from './businessNames'
import companies from './companies'
import complaints from './complaints'
import deRegistrations from './deRegistrations'
import legalDocuments from './legalDocuments'
import mdas from './mdas'
import practitioners from './practitioners'

/** The registries, the search for an entity, and the list of legal documents. */
export default defineArea({
  lists: [
    blacklist,
    companies,
    businessNames,
    buildingSocieties,
    complaints,
    deRegistrations,
    legalDocuments,
    mdas,
    practitioners,
  ],
})
