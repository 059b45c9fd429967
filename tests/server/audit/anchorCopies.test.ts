import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createApp } from '@server/app'
import { copyAnchors, readLooseAnchors } from '@server/audit/anchorFile'
import { anchorNow, anchorRound, readHead } from '@server/audit/anchorTrail'
import { openAuditKey } from '@server/audit/auditKey'
import { restoreAnchors } from '@server/audit/restoreAnchors'
import { backUp, restore } from '@server/db/backup'
import { folderStore } from '@server/db/backupFiles'
import { withDedicatedConnection } from '@server/db/dedicatedConnection'
import { NotTaken } from '@server/mail/mailer'
import { afterEach, describe, expect, it } from 'vitest'
import {
  addEntries,
  anchor,
  anchored,
  asOwner,
  newDatabase,
  newFolder,
  ownAnchors,
  removeTrails,
  verify,
} from '../../support/anchoredTrail'
import { catchCodes } from '../../support/sessions'

afterEach(removeTrails)

describe('a server', () => {
  it('writes an anchor at its start, in the log and by mail, without the key', async () => {
    const test = await newDatabase({
      LOG_LEVEL: 'info',
      AUDIT_MAIL_TO: 'auditor@registry.example',
      AUDIT_KEY: 'k'.repeat(40),
    })
    await addEntries(test, 3)
    const lines: string[] = []
    const mails: { to: string; text: string }[] = []
    const app = await createApp({
      database: test.database,
      settings: test.settings,
      delivery: catchCodes().delivery,
      mailer: { send: async mail => void mails.push(mail) },
      portalFolder: '/nowhere',
      log: { write: line => void lines.push(line) },
    })
    await app.ready()
    await app.close()
    const head = await readHead(test.database.read)
    expect(mails).toMatchObject([{ to: 'auditor@registry.example' }])
    const folder = await newFolder()
    for (const [name, text] of [
      ['log', lines.join('')],
      ['mail', mails[0]?.text ?? ''],
    ] as const) {
      await writeFile(join(folder, name), text)
      const { anchors, proven } = await readLooseAnchors(join(folder, name), openAuditKey(test.settings))
      expect([proven, anchors]).toMatchObject([1, [{ ...head, reason: 'start' }]])
      expect(text).not.toContain('kkkk')
    }
  })
})

describe('an anchor that the mail server does not take', () => {
  it('is mailed in the next round, once', async () => {
    const test = await newDatabase({ AUDIT_MAIL_TO: 'auditor@registry.example' })
    await addEntries(test, 3)
    const mails: string[] = []
    const faults: string[] = []
    let away = true
    const mailer = {
      async send({ text }: { text: string }) {
        if (away) throw new NotTaken('UNREACHABLE')
        mails.push(text)
      },
    }
    const log = { info: () => undefined, error: (_: object, message: string) => void faults.push(message) }
    const round = anchorRound(test.database, { settings: test.settings, mailer, log })
    await round()
    expect([mails, faults]).toEqual([[], ['the anchor was not mailed']])
    away = false
    await round()
    await round()
    expect(mails.map(text => JSON.parse(text))).toMatchObject([await readHead(test.database.read)])
  })
})

describe('a backup', () => {
  it('has the head of the trail at its time, from which a restored registry continues', async () => {
    const test = await anchored()
    const folder = await newFolder()
    const { trail } = await withDedicatedConnection(test.connection, client => backUp(client, folderStore(folder)))
    expect(trail).toEqual(await readHead(test.database.read))
    await anchorNow(test.database, test.settings, trail ?? { entry: 0, hash: '' }, 'backup')
    await copyAnchors(test.settings.dataDir, folderStore(folder))
    await addEntries(test, 4)
    await anchor(test, 1_000_000)

    // The same data folder, after the database was lost.
    const again = await newDatabase()
    await withDedicatedConnection(again.connection, client => restore(client, folderStore(folder)))
    const settings = test.settings
    const restored = { ...again, settings }
    expect((await verify(restored)).faults).toEqual([{ id: 13, fault: 'shortened' }])
    expect(await restoreAnchors(again.database, settings, folderStore(folder))).toEqual([
      'The audit trail goes on after entry 9.',
      'At least 4 later entries were anchored before. They are in no database any more.',
    ])
    expect(await verify(restored)).toEqual({ faults: [], forged: 0 })
    await asOwner(again, 'DELETE FROM audit_entry WHERE id > 8')
    expect((await verify(restored)).faults).toContainEqual({ id: 9, fault: 'shortened' })

    // A new machine: the anchors come with the backup.
    const fresh = await newDatabase({ AUDIT_KEY: 'another key of at least 32 characters' })
    await withDedicatedConnection(fresh.connection, client => restore(client, folderStore(folder)))
    expect(await restoreAnchors(fresh.database, fresh.settings, folderStore(folder))).toContain(
      '4 anchors carry another key and prove nothing here.',
    )
    expect(await ownAnchors(fresh)).toMatchObject({ proven: 1, otherKey: 4, forged: 0 })
  })
})
