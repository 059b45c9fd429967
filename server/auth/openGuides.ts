import type { GuideName } from '@contract/portal/guideNames'
import { GUIDE_DAYS } from '@contract/portal/guides'
import { sql } from 'drizzle-orm'
import { account, guideEnd } from '../db/schema'

/** Guides of the first days that an account has not hidden, as a JSON array in SQL; that of a person ends with their first month. */
export const openGuides = sql<GuideName[]>`(
  SELECT coalesce(json_agg(guide ORDER BY guide), '[]') FROM (VALUES
    ('person', ${account.createdAt} > now() - make_interval(days => ${GUIDE_DAYS})),
    ('registry', true)) AS guides (guide, is_due)
  WHERE is_due AND NOT EXISTS (
    SELECT FROM ${guideEnd} WHERE ${guideEnd.accountId} = ${account.id} AND ${guideEnd.guide} = guides.guide))`
