/** Modes of API access (docs/requirements/integrations.md): sandbox first, then production. */
export const apiModes = ['SANDBOX', 'LIVE'] as const
export type ApiMode = (typeof apiModes)[number]

/** Replaces the hidden part of a key. */
export const MASK = '••••••••'

/**
 * The 21 default end points (docs/requirements/integrations.md). The document names their groups and ten of them; the
 * others are ours (decision E14). A host's own list replaces them.
 */
export const defaultEndPoints: readonly (readonly [endPoint: string, serviceName: string])[] = [
  ['/search/entity', 'Search of entities'],
  ['/search/name-similarity', 'Name similarity'],
  ['/search/practitioners', 'Search of practitioners'],
  ['/search/legal-documents', 'Search of legal documents'],
  ['/legal/documents', 'Legal documents'],
  ['/legal/document-details', 'Details of a legal document'],
  ['/legal/document-verification', 'Verification of a legal document'],
  ['/insolvency/practitioners', 'Insolvency practitioners'],
  ['/insolvency/practitioner-status', 'Status of a practitioner'],
  ['/insolvency/status', 'Insolvency status'],
  ['/entity/registration-status', 'Registration status'],
  ['/entity/basic', 'Entity, basic'],
  ['/entity/full', 'Entity, full'],
  ['/entity/directors', 'Directors'],
  ['/entity/shareholders', 'Shareholders'],
  ['/entity/secretary', 'Secretary'],
  ['/entity/beneficial-owners', 'Beneficial owners'],
  ['/entity/addresses', 'Addresses'],
  ['/entity/attachments', 'Attachments'],
  ['/entity/filings', 'Filings'],
  ['/entity/charges', 'Charges'],
]

/** End points of our own that change the register: given only where somebody chooses them, never with all the others. */
export const changingEndPoints: readonly string[] = ['/filing/changes']
