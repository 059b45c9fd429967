import { contract } from '@contract/index'
import type { FastifyBaseLogger } from 'fastify'
import { apiAccessHandlers } from './access/apiAccess'
import { partnerApiHandlers } from './access/partnerApi'
import { countCall } from './access/rateLimit'
import { accessHandlers } from './accounts/access'
import { accountHandlers } from './accounts/accounts'
import { apiUsageHandlers } from './accounts/apiUsage'
import { ninHandlers } from './accounts/nin'
import { officialReceiverHandlers } from './accounts/officialReceivers'
import { permissionGroupHandlers, permissionHandlers } from './accounts/permissions'
import { registrationHandlers } from './accounts/registration'
import { roleHandlers } from './accounts/roles'
import { activationHandlers } from './auth/activation'
import type { CodeDelivery } from './auth/delivery'
import { resetHandlers } from './auth/reset'
import { sessionHandlers } from './auth/session'
import { signInLog } from './auth/signInLog'
import { documentCostHandlers } from './billing/documentCosts'
import type { PaymentGateway } from './billing/gateway'
import { prnHandlers } from './billing/prns'
import { currencyHandlers, serviceCostHandlers } from './billing/serviceCosts'
import { taxHeadHandlers } from './billing/taxHeads'
import { transactionHandlers } from './billing/transactions'
import { portalAddress, type Settings } from './config/settings'
import { serveConfigurations } from './configurations/serveConfigurations'
import { portalHandlers } from './dashboard/capabilities'
import type { Database } from './db/database'
import type { Edms } from './edms/edms'
import { scanHandlers } from './edms/scans'
import { findHandlers } from './find/find'
import type { Serve } from './http/serve'
import { serveInsolvency } from './insolvency/serveInsolvency'
import { createWorkEnds } from './jobs/workEnds'
import { journeyHandlers } from './journey/journey'
import { accessLogHandlers } from './logs/accessLog'
import { auditHandlers } from './logs/audit'
import type { OpenLog } from './logs/openLog'
import type { Mailer } from './mail/mailer'
import { flagKindHandlers } from './notes/flagKinds'
import { flagHandlers } from './notes/flags'
import { noteHandlers } from './notes/notes'
import { personDataHandlers } from './people/personData'
import { personPairHandlers } from './people/personPairs'
import { personHandlers } from './people/persons'
import { personalDataHandlers } from './personalData/personalData'
import { serveProcesses } from './processes/serveProcesses'
import { addressHandlers } from './registry/addresses'
import { blacklistHandlers } from './registry/blacklist'
import { complaintHandlers } from './registry/complaints'
import { deRegistrationHandlers } from './registry/deRegistrations'
import { entityHandlers } from './registry/entities'
import { entityDocumentHandlers } from './registry/entityDocuments'
import { buildingSocietyHandlers, businessNameHandlers, companyHandlers } from './registry/entityFiles'
import { entityKindHandlers } from './registry/entityKinds'
import { filingHandlers } from './registry/filings'
import { legalDocumentHandlers } from './registry/legalDocuments'
import { mdaHandlers } from './registry/mdas'
import { peopleHandlers } from './registry/people'
import { practitionerHandlers } from './registry/practitioners'
import { shareHandlers } from './registry/shares'
import { countryHandlers } from './settings/countries'
import { departmentHandlers, occupationHandlers } from './settings/departments'
import { manualHandlers } from './settings/manuals'
import { messengerHandlers } from './settings/messenger'
import { closingDayHandlers } from './work/closingDays'
import { workHandlers } from './work/work'
import { workTeamHandlers } from './work/workTeam'

type Parts = {
  database: Database
  settings: Settings
  delivery: CodeDelivery
  mailer: Mailer | undefined
  gateway: PaymentGateway | undefined
  edms: Edms
  opens: OpenLog
  log: FastifyBaseLogger
}

/** Registers the routes of the whole contract with their handlers. */
export const serveContract = (
  serve: Serve,
  { database, settings, delivery, mailer, gateway, edms, opens, log }: Parts,
) => {
  const { country, currency } = settings.portalConfig
  const ends = createWorkEnds(database.pool.options)
  serve(contract.session, sessionHandlers(database, delivery, signInLog(settings, log), settings.signInLimits))
  serve(contract.activation, activationHandlers(database, mailer !== undefined))
  serve(contract.reset, resetHandlers(database, { limits: settings.signInLimits, hasMailServer: mailer !== undefined }))
  serve(contract.portal, portalHandlers)
  serve(contract.access, accessHandlers)
  serve(contract.accessLog, accessLogHandlers(opens))
  serve(contract.audit, auditHandlers)
  serve(contract.find, findHandlers(opens))
  serve(contract.journey, journeyHandlers)
  serve(contract.notes, noteHandlers)
  serve(contract.flags, flagHandlers)
  serve(contract.flagKinds, flagKindHandlers)
  serve(contract.personalData, personalDataHandlers(settings.personalLimits))
  serve(contract.persons, personHandlers(opens, settings.personalLimits))
  serve(contract.personPairs, personPairHandlers)
  serve(contract.personData, personDataHandlers(settings.portalConfig))
  serve(contract.scans, scanHandlers)
  serve(contract.work, workHandlers)
  serve(contract.workTeam, workTeamHandlers)
  serve(contract.closingDays, closingDayHandlers)
  const accountParts = {
    edms,
    mailer,
    portalName: settings.portalConfig.portalName,
    address: portalAddress(settings),
  }
  serve(contract.accounts, accountHandlers(accountParts))
  serve(contract.registration, registrationHandlers(accountParts))
  serve(contract.nin, ninHandlers)
  serve(contract.officialReceivers, officialReceiverHandlers)
  serve(contract.apiUsage, apiUsageHandlers)
  serve(contract.apiAccess, apiAccessHandlers)
  const counted = { arrives: countCall(settings.requestsPerMinute.key) }
  serve(contract.partnerApi, partnerApiHandlers(database, currency, 'LIVE'), counted)
  serve(contract.partnerSandbox, partnerApiHandlers(database, currency, 'SANDBOX'), counted)
  serve(contract.roles, roleHandlers)
  serve(contract.rolePermissions, permissionHandlers)
  serve(contract.permissionGroups, permissionGroupHandlers)
  serve(contract.blacklist, blacklistHandlers)
  serve(contract.deRegistrations, deRegistrationHandlers)
  serve(contract.entities, entityHandlers)
  serve(contract.entityKinds, entityKindHandlers)
  serve(contract.entityDocuments, entityDocumentHandlers(edms, mailer, settings.portalConfig))
  serve(contract.legalDocuments, legalDocumentHandlers(edms))
  serve(contract.mdas, mdaHandlers)
  serve(contract.practitioners, practitionerHandlers(edms))
  serve(contract.complaints, complaintHandlers)
  serve(contract.companies, companyHandlers)
  serve(contract.businessNames, businessNameHandlers(country))
  serve(contract.buildingSocieties, buildingSocietyHandlers(country))
  serve(contract.people, peopleHandlers(country))
  serve(contract.shares, shareHandlers)
  serve(contract.addresses, addressHandlers(country))
  serve(contract.filings, filingHandlers)
  serveProcesses(serve, ends)
  serve(contract.serviceCosts, serviceCostHandlers)
  serve(contract.currencies, currencyHandlers)
  serve(contract.documentCosts, documentCostHandlers)
  serve(contract.taxHeads, taxHeadHandlers)
  serve(contract.departments, departmentHandlers)
  serve(contract.occupations, occupationHandlers)
  serve(contract.countries, countryHandlers)
  serve(contract.manuals, manualHandlers(edms))
  serve(contract.messenger, messengerHandlers(mailer !== undefined))
  serve(contract.transactions, transactionHandlers({ gateway, ends, currency }))
  serve(contract.prns, prnHandlers)
  serveInsolvency(serve, edms)
  serveConfigurations(serve)
}
