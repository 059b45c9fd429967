import type { shares as contract, ShareClassification, Shareholder } from '@contract/registry/shares'
import { sql } from 'drizzle-orm'
import type { Handlers } from '../http/serve'
import { readOfEntity } from './entityRead'

export const shareHandlers: Handlers<typeof contract> = {
  classification: ({ db, path }) =>
    readOfEntity<ShareClassification>(
      db,
      path.id ?? '',
      sql`json_build_object('shareCapital', e.share_capital, 'numberOfShares', e.number_of_shares,
        'nominalShareClassifications', coalesce((
          SELECT json_agg(json_build_object('nominalClass', c.nominal_class, 'otherClassName', c.other_class_name,
            'number', c.number, 'value', c.value, 'subClasses', c.sub_classes) ORDER BY c.no)
          FROM share_class c WHERE c.brn = e.brn), '[]'))`,
    ),

  async shareholdings({ db, path }) {
    const rows = await readOfEntity<Shareholder[]>(
      db,
      path.id ?? '',
      sql`coalesce((
        SELECT json_agg(json_build_object('name', p.name, 'shares', p.shares) ORDER BY p.no) FROM (
          SELECT p.no, coalesce(p.registered_name, concat_ws(' ', p.given_name, p.middle_name, p.sur_name)) AS name,
            json_agg(json_build_object('nominalClass', c.nominal_class, 'otherClassName', c.other_class_name,
              'numberOfShares', h.number_of_shares, 'amountPaid', h.amount_paid, 'amountUnPaid', h.amount_unpaid,
              'subClasses', h.sub_classes) ORDER BY h.class_no) AS shares
          FROM shareholding h JOIN entity_person p ON (p.brn, p.no) = (h.brn, h.person_no)
            JOIN share_class c ON (c.brn, c.no) = (h.brn, h.class_no)
          WHERE h.brn = e.brn GROUP BY p.brn, p.no) p), '[]')`,
    )
    return { rows, total: rows.length }
  },
}
