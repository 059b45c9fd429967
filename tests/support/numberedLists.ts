import { permissions } from '@contract/permissions'
import { listAccounts } from '@server/accounts/accountRow'
import { prnHandlers } from '@server/billing/prns'
import { listTransactions } from '@server/billing/transactions'
import type { Db } from '@server/db/database'
import { createEdms } from '@server/edms/edms'
import { insolvencyApplicationHandlers } from '@server/insolvency/applications'
import { auditHandlers } from '@server/logs/audit'
import { dataCorrectionHandlers } from '@server/processes/dataCorrections'
import { incorporationProcessHandlers } from '@server/processes/incorporationProcesses'
import { registrationProcessHandlers } from '@server/processes/registrationProcesses'
import { blacklistHandlers } from '@server/registry/blacklist'
import { companyHandlers } from '@server/registry/entityFiles'
import { legalDocumentHandlers } from '@server/registry/legalDocuments'
import { practitionerHandlers } from '@server/registry/practitioners'
import { listWork } from '@server/work/listWork'
import { around } from './queryPlans'

const edms = createEdms({ store: { put: () => Promise.reject(), open: () => Promise.reject() }, address: '' })
const all = new Set(Object.keys(permissions))
/** Somebody who sees everything. */
export const staff = { accountId: '00000000-0000-4000-8000-000000000000', name: 'Nobody', permissions: all }

/** A list that staff search by a number. */
export type NumberedList = {
  name: string
  /** Table whose rows the list shows. */
  table: string
  /** Numbers that rows made by `fillNumbers` have, each in one row. */
  number: (n: number) => string
  list: (db: Db, typed: string, page?: number) => Promise<{ rows: unknown[]; total: number }>
  /** Condition of the rows with the number $1, in a form that an index serves. */
  has: string
}

const padded = (start: string, digits: number) => (n: number) => `${start}${String(n).padStart(digits, '0')}`
const brn = padded('8777', 10)
const prn = padded('3', 12)
const tracking = padded('B', 9)
const at = (page = 1) => ({ page, perPage: 12 })

export const numberedLists: readonly NumberedList[] = [
  {
    name: 'companies by BRN',
    table: 'entity',
    number: brn,
    list: (db, search, page) => companyHandlers.search({ ...around(db), filter: { search }, page: at(page) }),
    has: "register = 'COMPANY' AND brn = $1",
  },
  {
    name: 'blacklist by BRN',
    table: 'strike_entry',
    number: brn,
    list: (db, search, page) => blacklistHandlers.list({ ...around(db), filter: { search }, page: at(page) }),
    has: "register = 'BLACKLIST' AND brn = $1",
  },
  {
    name: 'legal documents by instrument number',
    table: 'legal_document',
    number: padded('2026/', 7),
    list: (db, search, page) => legalDocumentHandlers(edms).list({ ...around(db), filter: { search }, page: at(page) }),
    has: 'instrument_number = $1',
  },
  {
    name: 'practitioners by number',
    table: 'practitioner',
    number: padded('IP-', 7),
    list: (db, search, page) => practitionerHandlers(edms).list({ ...around(db), filter: { search }, page: at(page) }),
    has: 'unique_practitioner_number = $1',
  },
  {
    name: 'insolvency applications by tracking number',
    table: 'insolvency_application',
    number: padded('W', 9),
    list: (db, search, page) =>
      insolvencyApplicationHandlers(edms).list({ ...around(db), filter: { search }, page: at(page) }),
    has: 'tracking_number = $1',
  },
  {
    name: 'insolvency applications by BRN',
    table: 'insolvency_application',
    number: brn,
    list: (db, search, page) =>
      insolvencyApplicationHandlers(edms).list({ ...around(db), filter: { search }, page: at(page) }),
    has: 'brn = $1',
  },
  {
    name: 'transactions by PRN',
    table: 'payment',
    number: prn,
    list: (db, typed, page) => listTransactions(db, 'UGX', { filter: { prn: typed }, page: at(page) }),
    has: 'prn = $1',
  },
  {
    name: 'transactions by tracking number',
    table: 'payment',
    number: tracking,
    list: (db, trackingNumber, page) => listTransactions(db, 'UGX', { filter: { trackingNumber }, page: at(page) }),
    has: 'tracking_number = $1',
  },
  {
    name: 'used PRNs',
    table: 'used_prn',
    number: prn,
    list: (db, typed, page) => prnHandlers.list({ ...around(db), filter: { prn: typed }, page: at(page) }),
    has: 'prn = $1',
  },
  {
    name: 'incorporation processes by BRN',
    table: 'process',
    number: brn,
    list: (db, search, page) =>
      incorporationProcessHandlers.list({ ...around(db), filter: { search }, page: at(page) }),
    has: "service = 'INCORPORATION' AND brn = $1",
  },
  {
    name: 'registration processes by BRN',
    table: 'process',
    number: brn,
    list: (db, search, page) => registrationProcessHandlers.list({ ...around(db), filter: { search }, page: at(page) }),
    has: "service = 'REGISTRATION' AND brn = $1",
  },
  {
    name: 'data corrections by BRN',
    table: 'data_correction',
    number: brn,
    list: (db, search, page) => dataCorrectionHandlers.list({ ...around(db), filter: { search }, page: at(page) }),
    has: 'brn = $1',
  },
  {
    name: 'accounts by BRN',
    table: 'account',
    number: brn,
    list: (db, typed, page) => listAccounts(db, 'BUSINESS', { brn: typed }, at(page)),
    has: "account_type = 'BUSINESS' AND brn IS NOT NULL AND upper(brn) = $1",
  },
  {
    name: 'accounts by ID number',
    table: 'account',
    number: padded('CB', 12),
    list: (db, idNumber, page) => listAccounts(db, 'INDIVIDUAL', { idNumber }, at(page)),
    has: "account_type = 'INDIVIDUAL' AND upper(id_number) = $1",
  },
  {
    name: 'work by BRN',
    table: 'work_item',
    number: brn,
    list: (db, q, page) => listWork(db, staff, { q }, at(page)),
    has: 'key = $1',
  },
  {
    name: 'audit trail by BRN',
    table: 'audit_entry',
    number: brn,
    list: (db, q, page) => auditHandlers.list({ ...around(db), filter: { q }, page: at(page) }),
    has: "array_remove(string_to_array(translate(upper(subject), ',;()', '    '), ' '), '') @> ARRAY[$1]",
  },
]

/** Returns statements that fill all tables of `numberedLists` with this many rows, for the owner of the tables. */
export const fillNumbers = (rows: number) => `
  SET statement_timeout = 0;
  CREATE TEMP TABLE made AS SELECT n, '8777' || lpad(n::text, 10, '0') AS brn, md5(n::text) AS name,
    now() - n * interval '1 minute' AS made_at FROM generate_series(1, ${rows}) n;
  INSERT INTO entity (brn, name, kind, registered_on)
    SELECT brn, name || ' LTD', 'COMPANY', date '2026-01-01' - n % 5000 FROM made;
  INSERT INTO strike_entry (register, brn, company_name, added_by, last_status_update_done_by, created_at)
    SELECT 'BLACKLIST', brn, name || ' LTD', 'A', 'A', made_at FROM made;
  INSERT INTO legal_document (instrument_number, document_type, subject_matter, filing_date)
    SELECT '2026/' || lpad(n::text, 7, '0'), 'AGREEMENT', name, date '2026-01-01' - n % 5000 FROM made;
  INSERT INTO practitioner (unique_practitioner_number, first_name, last_name, registration_date)
    SELECT 'IP-' || lpad(n::text, 7, '0'), name, 'X', date '2026-01-01' - n % 5000 FROM made;
  INSERT INTO insolvency_application (tracking_number, brn, company_name, type, status, has_asset, created_at)
    SELECT 'W' || lpad(n::text, 9, '0'), brn, name || ' LTD', 'WINDING_UP', 'APPROVED', true, made_at FROM made;
  INSERT INTO payment (prn, tracking_number, invoice_no, transaction_ref, transaction_type, created_at, sub_total,
      total_tax, payment_method, status, prn_status)
    SELECT '3' || lpad(n::text, 12, '0'), 'B' || lpad(n::text, 9, '0'), 'I' || n, 'R' || n, 'Company Search', made_at,
      20000, 3600, 'COUNTER', 'COMPLETED', 'CREDITED' FROM made;
  INSERT INTO used_prn (prn, created_at) SELECT '3' || lpad(n::text, 12, '0'), made_at FROM made;
  INSERT INTO process (service, kind, system, brn, owner, end_point, status, created_at, ran_at, request, request_size)
    SELECT service, CASE service WHEN 'REGISTRATION' THEN 'Tax registration' ELSE 'INSTANT_TIN' END, 'TAX', brn, 'X', '/',
      CASE WHEN service = 'REGISTRATION' THEN 'SUCCESS' ELSE 'SENT' END, made_at, now(), '{}', 2
    FROM made, unnest(ARRAY['REGISTRATION', 'INCORPORATION']) service;
  INSERT INTO data_correction (brn, type, status, payload, created_at)
    SELECT brn, 'CORRECT_NAME', 'SUCCESS', '{}', made_at FROM made;
  INSERT INTO account (account_type, given_name, sur_name, email, phone_number, id_type, id_number, nationality, gender,
      brn, created_at)
    SELECT type, name, 'X', lower(type) || n || '@mail.example', '+256 7' || lpad(n::text, 8, '0'),
      'NATIONAL_ID', 'CB' || lpad(n::text, 12, '0'), 'Ugandan', 'FEMALE', CASE type WHEN 'BUSINESS' THEN brn END, made_at
    FROM made, unnest(ARRAY['INDIVIDUAL', 'BUSINESS']) type;
  INSERT INTO work_item (source, record, key, subject, since, days, due)
    SELECT 'DOCUMENT', 'numbered ' || n, brn, name || ' LTD', made_at, 5, '2030-01-01' FROM made;
  ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_link;
  INSERT INTO audit_entry (id, at, actor_id, actor_name, call, subject, previous_hash, hash)
    SELECT n + coalesce((SELECT max(id) FROM audit_entry), 0), now() + n * interval '1 ms', NULL, 'Somebody', 'CALL',
      brn || ' ' || name || ' LTD', '', '' FROM made;
  ALTER TABLE audit_entry ENABLE TRIGGER audit_entry_link`
