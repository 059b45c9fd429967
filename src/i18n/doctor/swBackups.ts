import type { BackupFindingName } from '@contract/portal/backupFindings'

/** Findings about backups and restore drills. */
export const backups: Record<BackupFindingName, { says: string; remedy: string }> = {
  'backup-none': {
    says: 'Bado hakuna nakala rudufu ya rejista hii.',
    remedy: 'Weka BACKUP_FOLDER au BACKUP_S3_BUCKET, au endesha npm run daftari -- backup kila siku.',
  },
  'backup-late': {
    says: 'Nakala rudufu ya mwisho ina siku %{days}.',
    remedy: 'Endesha npm run daftari -- backup, na uone kwa nini ya kila siku haikufanyika.',
  },
  'backup-old': {
    says: 'Nakala rudufu ya mwisho ina siku %{days}.',
    remedy: 'Endesha npm run daftari -- backup sasa, na uone kwa nini ya kila siku haikufanyika.',
  },
  'backup-place-full': {
    says: 'Mahali pa nakala rudufu pamejaa: ya mwisho haikuweza kuandikwa.',
    remedy: 'Ongeza nafasi hapo, au tunza nakala chache zaidi (BACKUP_KEEP_DAYS). Za awali ziko kama zilivyokuwa.',
  },
  'backup-place-closed': {
    says: 'Nakala rudufu ya mwisho haikuweza kuandikwa mahali pake (%{code}).',
    remedy: 'Angalia BACKUP_FOLDER au mipangilio ya BACKUP_S3, ruhusa za hapo, na njia ya kufika.',
  },
  'backup-failed': {
    says: 'Nakala rudufu ya mwisho ilishindikana (%{code}).',
    remedy: 'Endesha npm run daftari -- backup, inayotaja sababu. Seva hujaribu tena kila nusu saa.',
  },
  'backup-incomplete': {
    says: 'Nyaraka ambazo hifadhi haikuweza kuzitoa, na hazimo kwenye nakala yoyote: %{count}.',
    remedy: 'Endesha npm run daftari -- backup, inayozitaja, na uzitafute kwenye nakala za awali.',
  },
  'drill-late': {
    says: 'Hakuna nakala rudufu iliyorejeshwa kwa majaribio kwa siku %{days}.',
    remedy: 'Endesha npm run daftari -- drill, na uone kwenye kumbukumbu kwa nini jaribio la wiki halikufanyika.',
  },
  'drill-damaged': {
    says: 'Nakala rudufu %{backup} haiwezi kurejeshwa: %{file} imeharibika au haipo.',
    remedy:
      'Fanya nyingine kwa npm run daftari -- backup, na ukague diski. Waraka ulioharibika hunakiliwa tena faili lake likiondolewa mahali pake.',
  },
  'drill-differs': {
    says: 'Jedwali %{table} lililorejeshwa kutoka nakala rudufu %{backup} si lile la rejista.',
    remedy: 'Iache nakala kama ilivyo, toa taarifa, na usitegemee nakala za toleo hili hadi sababu ipatikane.',
  },
  'drill-key-lost': {
    says: 'Nakala rudufu %{backup} ilifanywa kwa ufunguo usiokuwemo kati ya funguo.',
    remedy: 'Ongeza ufunguo huo kwenye BACKUP_KEY katika mstari wake. Bila huo hakuna awezaye kusoma nakala.',
  },
  'drill-refused': {
    says: 'Majaribio ya kurejesha hayawezi kufanyika: akaunti ya hifadhidata hairuhusiwi kuunda hifadhidata.',
    remedy: 'Ipe ruhusa (ALTER ROLE … CREATEDB), au weka BACKUP_DRILL_DAYS=0 na urejeshe mwenyewe kwingine.',
  },
  'drill-no-room': {
    says: 'Majaribio ya kurejesha hayawezi kufanyika: yanahitaji MB %{megabytes} kando ya hifadhidata.',
    remedy: 'Ongeza diski ya DATA_DIR, au weka BACKUP_DRILL_DAYS=0 na urejeshe mwenyewe kwingine.',
  },
  'drill-failed': {
    says: 'Jaribio la mwisho la kurejesha lilishindikana (%{code}).',
    remedy: 'Endesha npm run daftari -- drill, inayotaja sababu.',
  },
  'archive-failing': {
    says: 'Hifadhi ya mabadiliko haipokei faili: ya mwisho iliingia dakika %{minutes} zilizopita.',
    remedy:
      'Kumbukumbu ya seva inataja sababu. Ongeza nafasi kwenye WAL_ARCHIVE_FOLDER, na uiruhusu akaunti ya seva kuandika kwenye folda yake wal. Hakuna kinachopotea kwa sasa: faili zinasubiri kwenye diski ya DATA_DIR, na zinaijaza.',
  },
  'archive-open': {
    says: 'Hifadhi ya mabadiliko haijasimbwa: anayesoma WAL_ARCHIVE_FOLDER anasoma rejista.',
    remedy:
      'Weka BACKUP_KEY: nakala ya msingi hufanywa mara moja, nayo na faili zote za baadaye husimbwa. Faili za zamani hubaki zilivyo hadi ziondolewe.',
  },
  'archive-key-missing': {
    says: 'Hifadhi ya mabadiliko imesimbwa, na BACKUP_KEY haijawekwa: mabadiliko yanaenda huko bila kusimbwa.',
    remedy: 'Weka BACKUP_KEY tena. Kuendelea bila ufunguo, taja WAL_ARCHIVE_FOLDER tupu.',
  },
  'base-copy-old': {
    says: 'WAL_ARCHIVE_FOLDER haina nakala ya msingi ya siku %{days} zilizopita.',
    remedy:
      'Angalia kwenye kumbukumbu kwa nini ya wiki haikufanyika. Kurudi kwenye wakati fulani huanza na nakala hiyo, na huchukua muda zaidi kadiri inavyozeeka.',
  },
}
