import { foldText } from '@contract/fold'
import { getTableName } from 'drizzle-orm'
import { edmsFile, entityDocument } from '../db/schema'
import { code, moment, type ReadCell, text } from './cells'
import { DOCUMENTS } from './expand'
import { brnOf, type Kind, lines, ofEntity } from './kind'

const plainName = (name: string) => foldText(name).replaceAll('\\', '/').replace(/^\.\//, '')

/** Returns the name of a file below `documents/` as the list of documents names it. */
export const documentName = (name: string) => {
  const plain = plainName(name)
  return plain.startsWith(DOCUMENTS) ? plain.slice(DOCUMENTS.length) : plain
}

/** Reads the name of a file below `documents/`, with the folders in between. */
const file: ReadCell = (cell, reading) => {
  const value = documentName(cell)
  if (value.split('/').some(part => !part || part.startsWith('.')))
    return { reason: 'not-a-file-name', params: { value: cell } }
  const result = text(300)(value, reading)
  return 'reason' in result || value === cell ? result : { mend: 'spelling', ...result }
}

/** Documents in the EDMS: rows of a list, each with the file that it names. Those on paper have no file and are not loaded. */
export const documents: Kind = {
  name: 'documents',
  table: entityDocument,
  files: ['document', 'attachments'],
  key: ['file'],
  needs: ofEntity(entityDocument.brn),
  final: 'filed-otherwise',
  exported: `EXISTS (SELECT FROM ${getTableName(edmsFile)} f WHERE f.${edmsFile.edmsId.name} = t.${entityDocument.edmsId.name})`,
  fields: {
    brn: brnOf(entityDocument.brn),
    file: {
      column: entityDocument.fileName,
      read: file,
      label: 'File',
      headers: ['File Name', 'Filename'],
      required: true,
    },
    type: {
      column: entityDocument.kind,
      read: code(60),
      label: 'Type',
      headers: ['Document Type', 'Kind'],
      required: true,
    },
    name: {
      column: entityDocument.name,
      read: lines(500),
      label: 'Name',
      headers: ['Title', 'Document'],
      required: true,
    },
    trackingNo: {
      column: entityDocument.trackingNo,
      read: lines(60),
      label: 'Tracking No',
      headers: ['Tracking Number'],
    },
    filedAt: {
      column: entityDocument.createdAt,
      read: moment,
      label: 'Filed At',
      headers: ['Filed On', 'Filing Date', 'Day', 'Date'],
      required: true,
    },
  },
}
