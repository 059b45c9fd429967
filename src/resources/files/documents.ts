import { type Id, toId } from '@contract/id'
import {
  type BusinessNameDocument,
  type CompanyDocument,
  entityDocuments,
  REGISTRATION_CERTIFICATE,
} from '@contract/registry/entityDocuments'
import type {
  BuildingSocietyFile,
  BusinessNameFile,
  CompanyFile,
  SocietyAttachment,
} from '@contract/registry/entityFiles'
import { documents } from '@/definition/defineFile'
import { computed } from '@/definition/field'
import { derived, firstOf, listing } from '@/definition/source'

/** Days after registration in which documents may still be on their way. */
const DAYS_ON_THEIR_WAY = 2
const key = 'documents'
const label = 'Documents'
const size = 10
const search = 'Search Document Name'
const says = { done: 'Document resent', failed: 'Failed to resend document' }
const base64 = ({ Base64FileStream }: { Base64FileStream: string }) => Base64FileStream
const body = (documentHandle: Id) => ({ body: { documentHandle } })

/** Columns of a document of either kind; the two kinds name their properties differently. */
const columns = <Doc extends { edmsId?: Id | null | undefined; createdAt?: string | null | undefined }>(
  name: (doc: Doc) => string | null | undefined,
) => ({
  name: computed<Doc>('known', 'Document', name),
  edms: computed<Doc>('choice', 'EDMS', ({ edmsId }) => (edmsId ? 'Yes' : 'No'), {
    options: { Yes: 'Yes', No: 'No' },
    width: 9,
    tone: answer => (answer === 'Yes' ? 'good' : 'quiet'),
  }),
  date: computed<Doc>('date', 'Date', ({ createdAt }) => createdAt, { width: 13 }),
})

const companyName = ({ name }: CompanyDocument) => name
const businessName = ({ documentName }: BusinessNameDocument) => documentName

export const companyDocumentsTab = documents({
  key,
  label,
  list: {
    paged: { call: entityDocuments.ofCompany, filter: ({ brn }: CompanyFile) => ({ brn }), size, search },
  },
  columns: columns(companyName),
  document: {
    title: doc => companyName(doc) ?? '',
    handle: ({ edmsId }) => edmsId,
    read: entityDocuments.companyFile.from(body),
    base64,
  },
  resend: {
    label: 'Resend Certificate',
    send: entityDocuments.resendToCompany.from(({ brn }: CompanyFile) => ({
      body: { type: REGISTRATION_CERTIFICATE, brn },
    })),
    says,
  },
})

export const businessNameDocumentsTab = documents({
  key,
  label,
  count: ({ attachments }: BusinessNameFile) => attachments?.length,
  list: {
    paged: { call: entityDocuments.ofBusinessName, filter: ({ brn }: BusinessNameFile) => ({ brn }), size, search },
  },
  columns: columns(businessName),
  document: {
    title: doc => businessName(doc) ?? '',
    handle: ({ edmsId }) => edmsId,
    read: entityDocuments.businessNameFile.from(body),
    base64,
  },
  resend: {
    label: 'Resend Certificate',
    send: entityDocuments.resendToBusinessName.from(({ brn }: BusinessNameFile) => ({ body: { brn } })),
    says,
  },
  resendOne: {
    label: 'Resend',
    when: ({ doc }) => Boolean(doc.edmsId && doc.documentName),
    send: entityDocuments.resendCopy.from(({ file, doc }: { file: BusinessNameFile; doc: BusinessNameDocument }) => ({
      body: { brn: file.brn, documentName: doc.documentName ?? '', edmsId: doc.edmsId ?? toId('') },
    })),
    says,
  },
})

const isNew = (day: string | null | undefined) => !day || Date.parse(day) > Date.now() - DAYS_ON_THEIR_WAY * 86_400_000

/** Tab with documents from the file itself; they are read by a separate call if the file has none (decision D6). */
export const societyDocumentsTab = documents({
  key,
  label,
  count: ({ attachments }: BuildingSocietyFile) => attachments?.length,
  list: {
    source: firstOf(
      derived('attachments', ({ attachments }: BuildingSocietyFile) => attachments ?? undefined),
      listing(entityDocuments.ofBuildingSociety, ({ brn }: BuildingSocietyFile) => ({ brn })),
    ),
  },
  columns: { documentName: computed<SocietyAttachment>('known', 'Name', ({ name }) => name) },
  document: {
    title: ({ name }) => name ?? '',
    handle: ({ base64String }) => base64String,
    read: entityDocuments.buildingSocietyFile.from(body),
    base64,
  },
  note: {
    label: 'Documents are still being migrated to EDMS and will appear within 15 minutes',
    // Those of an older file do not arrive by waiting: they are work until EDMS has them.
    when: (all, { dateOfRegistration }) => all.length < 2 && isNew(dateOfRegistration),
  },
})
