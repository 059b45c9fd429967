import { contract } from '@contract/index'
import type { PortalConfig } from '@contract/portalConfig'
import type { Edms } from '../edms/edms'
import type { Serve } from '../http/serve'
import type { Mailer } from '../mail/mailer'
import { addressHandlers } from './addresses'
import { blacklistHandlers } from './blacklist'
import { chargeHandlers } from './charges'
import { complaintHandlers } from './complaints'
import { deRegistrationHandlers } from './deRegistrations'
import { entityHandlers } from './entities'
import { entityDocumentHandlers } from './entityDocuments'
import { buildingSocietyHandlers, businessNameHandlers, companyHandlers } from './entityFiles'
import { entityKindHandlers } from './entityKinds'
import { filedChangeHandlers } from './filedChanges'
import { filingHandlers } from './filings'
import { legalDocumentHandlers } from './legalDocuments'
import { mdaHandlers } from './mdas'
import { peopleHandlers } from './people'
import { practitionerHandlers } from './practitioners'
import { shareHandlers } from './shares'

type Parts = { edms: Edms; mailer: Mailer | undefined; portalConfig: PortalConfig }

/** Registers the handlers of the registries: entities and their files, legal documents and practitioners. */
export const serveRegistry = (serve: Serve, { edms, mailer, portalConfig }: Parts) => {
  const { country } = portalConfig
  serve(contract.blacklist, blacklistHandlers)
  serve(contract.deRegistrations, deRegistrationHandlers)
  serve(contract.entities, entityHandlers)
  serve(contract.entityKinds, entityKindHandlers)
  serve(contract.entityDocuments, entityDocumentHandlers(edms, mailer, portalConfig))
  serve(contract.legalDocuments, legalDocumentHandlers(edms))
  serve(contract.mdas, mdaHandlers)
  serve(contract.practitioners, practitionerHandlers(edms))
  serve(contract.complaints, complaintHandlers)
  serve(contract.companies, companyHandlers)
  serve(contract.businessNames, businessNameHandlers(country))
  serve(contract.buildingSocieties, buildingSocietyHandlers(country))
  serve(contract.people, peopleHandlers(country))
  serve(contract.shares, shareHandlers)
  serve(contract.charges, chargeHandlers)
  serve(contract.addresses, addressHandlers(country))
  serve(contract.filings, filingHandlers)
  serve(contract.filedChanges, filedChangeHandlers(edms))
}
