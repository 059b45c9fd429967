import { type Lead, type LinkedRecord, typesOfFiles } from '@/definition/recordLink'

const recordsOfFiles: Readonly<Record<string, LinkedRecord>> = {
  ENTITY: 'entity',
  PERSON: 'person',
  PRACTITIONER: 'practitioner',
  LEGAL_DOCUMENT: 'instrument',
  APPLICATION: 'application',
  PAYMENT: 'payment',
}

/** Returns the record of a file by the kind and the key of the file; undefined for files without a page of their own. */
export const fileLead = (
  fileKind: string | null | undefined,
  key: string | null | undefined,
  entityKind?: string | null,
): Lead | undefined => {
  const record = recordsOfFiles[fileKind ?? '']
  return record && { record, key, fileType: typesOfFiles[entityKind ?? ''] }
}
