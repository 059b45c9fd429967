import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { ninFaultCode, normalNin } from '@contract/accounts/nin'
import type { registration as contract } from '@contract/accounts/registration'
import { Refusal } from '@contract/errors'
import type { FieldFaultCode } from '@contract/fieldFaults'
import { registryToday } from '@contract/registryDay'
import { saidWithCaution, successMessage } from '@contract/successMessages'
import { and, eq, sql } from 'drizzle-orm'
import { changeAccess } from '../auth/grants'
import type { Db } from '../db/database'
import { rowNumber } from '../db/rowNumber'
import { account, accountRole, contactPerson } from '../db/schema'
import type { AroundOptionalUpload, Handlers, Later } from '../http/serve'
import { singleLine } from '../http/singleLine'
import { masked } from '../mail/mailer'
import { refuseDoubles } from './accountChecks'
import type { AccountParts } from './accounts'
import { createActivation, makeLink } from './activation'
import { readPicture, storeSignature } from './pictures'

const refuseField = (field: string, code: FieldFaultCode): never => {
  throw new Refusal('invalid-fields', { fields: field }, { [field]: { code } })
}

/** Returns an ID number in its stored form. Refuses, by field, a malformed NIN. */
const identity = (idType: string, idNumber: string, field: string) => {
  const number = normalNin(singleLine(idNumber, field))
  const fault = idType === 'NATIONAL_ID' ? ninFaultCode(number) : undefined
  return fault ? refuseField(field, fault) : number
}

const insert = async (db: Db, values: typeof account.$inferInsert, identityField?: string) => {
  const [created] = await db
    .insert(account)
    .values({ ...values, enabled: false })
    .returning({ id: account.id, name: sql<string>`${account.displayName}` })
    .catch(
      refuseDoubles({
        email: 'email',
        ...(identityField && { identity: identityField, department: 'departmentId' }),
      }),
    )
  if (!created) throw new Error('An inserted row answers its number')
  return created
}

type PartnerBody = {
  partnerType: string
  name: string
  email: string
  phone: string
  contactName: string
  contactEmail: string
  contactNin?: string | undefined
  contactPhone: string
  expiresOn?: string | undefined
}

export const registrationHandlers = (parts: AccountParts): Handlers<typeof contract> => {
  const { edms } = parts
  const activation = createActivation(parts)

  /** Sends the link. A failed message does not undo the registration: the list can send it again. */
  const welcome = async (
    newAccount: { name: string; email: string; token: string },
    sending: Pick<Later, 'recordOutcome'>,
  ) =>
    (await activation.send(newAccount, newAccount.token, sending))
      ? successMessage('user-registered')
      : saidWithCaution('user-registered-unsent')

  const registerPartner = async ({
    body,
    file,
    write,
    recordOutcome,
  }: AroundOptionalUpload & { body: PartnerBody }) => {
    const contactNin = body.contactNin ? identity('NATIONAL_ID', body.contactNin, 'contactNin') : null
    if (body.expiresOn && body.expiresOn < registryToday()) refuseField('expiresOn', 'day-past')
    const letter = file && randomUUID()
    const newAccount = await write(async ({ db, record }) => {
      const letterFile = file && letter ? await edms.keep(db, letter, createReadStream(file.path)) : undefined
      const { id, name } = await insert(db, {
        accountType: body.partnerType,
        name: singleLine(body.name, 'name'),
        email: body.email,
        phoneNumber: body.phone,
        letterAttachment: letter,
        expiresOn: body.expiresOn,
      })
      await db.insert(contactPerson).values({
        accountId: id,
        name: singleLine(body.contactName, 'contactName'),
        email: body.contactEmail,
        phone: body.contactPhone,
        nin: contactNin,
      })
      const after = {
        accountType: body.partnerType,
        email: body.email,
        contact: body.contactName,
        ...(letterFile && { letter: letterFile.hash }),
      }
      record({ subject: name, after: { ...after, activationLink: activation.delivery, to: masked(body.email) } })
      return { name, email: body.email, token: await makeLink(db, id) }
    })
    return welcome(newAccount, { recordOutcome })
  }

  return {
    async staff({ who, body, file, write, recordOutcome }) {
      const idNumber = identity(body.idType, body.idNumber, 'idNumber')
      if (body.dob >= registryToday()) refuseField('dob', 'day-not-past')
      const picture = file && (await readPicture(file))
      const newAccount = await write(async ({ db, record }) => {
        // Before the lock that all changes of access share: they must not wait for a slow document store.
        const signature = picture && (await storeSignature(edms, db, picture))
        return changeAccess({ db, who }, 'roleId', async giving => {
          const [role] = await giving.roles([body.roleId], 'roleId')
          const { id, name } = await insert(
            db,
            {
              accountType: 'BACKOFFICE',
              username: body.email,
              email: body.email,
              phoneNumber: body.phoneNumber,
              givenName: singleLine(body.givenName, 'givenName'),
              middleName: body.middleName ? singleLine(body.middleName, 'middleName') : null,
              surName: singleLine(body.surname, 'surname'),
              nationality: body.nationality,
              gender: body.gender,
              departmentId: rowNumber(body.departmentId),
              dateOfBirth: body.dob,
              idNumber: idNumber,
              idType: body.idType,
              signature: signature?.handle,
            },
            'idNumber',
          )
          if (role) await db.insert(accountRole).values({ accountId: id, roleId: role.id })
          const after = { accountType: 'BACKOFFICE', email: body.email, role: role?.name }
          record({
            subject: name,
            after: {
              ...after,
              ...(signature && { signature: signature.hash }),
              activationLink: activation.delivery,
              to: masked(body.email),
            },
          })
          return { name, email: body.email, token: await makeLink(db, id) }
        })
      })
      return welcome(newAccount, { recordOutcome })
    },
    mda: registerPartner,
    partner: registerPartner,

    async isFree({ db, body: { idNumber, idType } }) {
      const sameIdentity = and(
        eq(account.accountType, 'BACKOFFICE'),
        eq(account.idType, idType),
        sql`upper(${account.idNumber}) = ${normalNin(idNumber)}`,
      )
      const holders = await db.select({ id: account.id }).from(account).where(sameIdentity).limit(1)
      return { available: !holders.length }
    },
  }
}
