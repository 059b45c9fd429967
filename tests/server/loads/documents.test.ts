import { text } from 'node:stream/consumers'
import { writeAsOwner } from '@server/db/connect'
import { createEdms, documentStore } from '@server/edms/edms'
import { shelves } from '@server/edms/entityShelves'
import type { DocumentStore } from '@server/edms/store'
import { takeBack } from '@server/loads/takeBack'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database'
import { type Files, findingsOf, loadFiles } from '../../support/loadFolder'
import { zip } from '../../support/zip'

let test: TestDatabase
let store: DocumentStore
beforeAll(async () => {
  test = await testDatabase()
  store = await documentStore(test.settings)
})
afterAll(() => test.close())

const rows = async (query: string) => (await test.database.pool.query(query)).rows
const head = 'BRN,Tracking Number,Document Type,File Name,Name,Day\n'
const entities =
  'BRN,Name,Kind,Registered On\nP-100001,ONE LTD,COMPANY,2010-01-05\nP-100002,TWO LTD,COMPANY,2011-01-05\n'
const list = `${head}P-100001,TN1,Form 18,2010/form 18.pdf,Form 18: Registered Office,2010-02-01
P-100001,,CONSTITUTION,constitution.pdf,Constitution,2010-01-05T10:00:00+03:00
P-100002,,CONSTITUTION,documents/two.pdf,Constitution,2011-01-05T10:00:00+03:00
`
const files: Files = {
  'entities.csv': entities,
  'documents.csv': list,
  'documents/2010/form 18.pdf': '%PDF-1.7 form',
  'documents/constitution.pdf': '%PDF-1.7 constitution',
  'documents/two.pdf': '%PDF-1.7 two',
  'documents/other.pdf': '%PDF-1.7 other',
}
const reasonsOf = async (changed: Files) => {
  const { id } = await loadFiles(test.database, { ...files, ...changed }, { store })
  return (await findingsOf(test.database, id)).map(({ row, reason }) => [row, reason])
}

describe('documents of a load', () => {
  it('are stored with their files, which the viewers open, and files without a row are named', async () => {
    const { outcomes } = await loadFiles(test.database, files, { store })
    expect(outcomes.find(({ kind }) => kind === 'documents')).toMatchObject({
      ...{ rows: 3, taken: 1, mended: 2, refused: 0, created: 3 },
      leftOut: [{ what: 'files that no row names, such as other.pdf', count: 1 }],
    })
    const [document] =
      await rows(`SELECT edms_id AS handle, kind, tracking_no AS tracking, migrating FROM entity_document
      WHERE name LIKE 'Form 18%'`)
    expect(document).toMatchObject({ kind: 'FORM_18', tracking: 'TN1', migrating: false })
    const { bytes, filed } = await createEdms({ store, address: '' }).open(
      test.database.read,
      shelves.company,
      document.handle,
    )
    expect([await text(bytes), filed.subject]).toEqual(['%PDF-1.7 form', 'P-100001'])
  })

  it('are left alone when they come again, from a zip too', async () => {
    const inZip = zip(Object.entries(files).map(([name, content]) => ({ name, data: Buffer.from(content) })))
    const { outcomes } = await loadFiles(test.database, { 'all.zip': inZip }, { store })
    expect(outcomes.map(({ created, changed, unchanged }) => [created, changed, unchanged])).toEqual([
      [0, 0, 2],
      [0, 0, 3],
    ])
  })

  it.each<[string, Files, unknown[]]>([
    ['that is not there', { 'documents.csv': `${list}P-100001,,X,gone.pdf,Gone,2020-01-01\n` }, [5, 'no-file']],
    [
      'without a byte',
      { 'documents.csv': `${list}P-100001,,X,empty.pdf,None,2020-01-01\n`, 'documents/empty.pdf': '' },
      [5, 'empty-file'],
    ],
    ['that climbs', { 'documents.csv': `${list}P-100001,,X,../passwd,Climb,2020-01-01\n` }, [5, 'not-a-file-name']],
    ['of another entity', { 'documents.csv': `${head}P-100001,,X,two.pdf,Two,2020-01-01\n` }, [2, 'file-of-other']],
    [
      'that is filed otherwise',
      { 'documents.csv': list.replace('Registered Office', 'Office') },
      [2, 'filed-otherwise'],
    ],
    ['with other bytes', { 'documents/two.pdf': '%PDF-1.7 two, changed' }, [4, 'other-content']],
    [
      'of a type without letters',
      { 'documents.csv': `${list}P-100001,,?!,other.pdf,Other,2020-01-01\n` },
      [5, 'not-a-code'],
    ],
  ])('refuse a row for a file %s', async (_, changed, finding) => {
    expect(await reasonsOf(changed)).toContainEqual(finding)
  })

  it('need a list beside their folder', async () => {
    await expect(
      loadFiles(test.database, { 'entities.csv': entities, 'documents/a.pdf': 'x' }, { store }),
    ).rejects.toThrow('There is no list of its files. Put documents.csv beside it.')
  })

  it('are all or none: a store that fails in the middle leaves no row', async () => {
    let left = 1
    const failing: DocumentStore = {
      ...store,
      put: bytes => (left-- ? store.put(bytes) : Promise.reject(new Error('full'))),
    }
    const more = `${list}P-100001,,X,a.pdf,A,2020-01-01\nP-100001,,X,b.pdf,B,2020-01-01\n`
    const before = await rows(
      'SELECT (SELECT count(*) FROM entity_document) AS documents, (SELECT count(*) FROM edms_file) AS files',
    )
    await expect(
      loadFiles(
        test.database,
        { ...files, 'documents.csv': more, 'documents/a.pdf': 'a', 'documents/b.pdf': 'b' },
        { store: failing },
      ),
    ).rejects.toThrow('full')
    expect(
      await rows(
        'SELECT (SELECT count(*) FROM entity_document) AS documents, (SELECT count(*) FROM edms_file) AS files',
      ),
    ).toEqual(before)
  })

  it('go with the load that brought them, and can then come with other bytes', async () => {
    const [{ id }] = await rows('SELECT min(id) AS id FROM load WHERE taken_back_at IS NULL')
    const { rows: later } = await test.database.pool.query('SELECT id FROM load WHERE id > $1 ORDER BY id DESC', [id])
    for (const load of [...later, { id }])
      await writeAsOwner(test.database, tx => takeBack(tx, load.id, { address: 'a test' }))
    expect(await rows('SELECT (SELECT count(*) FROM entity_document) + (SELECT count(*) FROM edms_file) AS n')).toEqual(
      [{ n: '0' }],
    )
    const { outcomes } = await loadFiles(test.database, { ...files, 'documents/two.pdf': 'two again' }, { store })
    expect(outcomes[1]).toMatchObject({ created: 3, refused: 0 })
  })
})
