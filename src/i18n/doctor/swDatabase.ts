import type { DatabaseFindingName } from '@contract/portal/databaseFindings'

/** Findings about the database and its objects. */
export const database: Record<DatabaseFindingName, { says: string; remedy: string }> = {
  'database-unreachable': {
    says: 'Hifadhidata haijibu (%{code}).',
    remedy: 'Anzisha hifadhidata, au rekebisha DATABASE_URL au DATA_DIR. Ukaguzi wa hifadhidata uliachwa.',
  },
  'database-closed': {
    says: 'Hifadhidata haiwezi kufunguliwa: %{fault}',
    remedy: 'Rekebisha kinachotajwa. Seva haiwezi kuanza hadi hapo, na hakuna kingine kilichokaguliwa.',
  },
  'database-old': {
    says: 'Hifadhidata ni PostgreSQL %{version}. Toleo %{least} au la baadaye linahitajika.',
    remedy: 'Hamishia rejista kwenye PostgreSQL ya baadaye.',
  },
  'database-read-only': {
    says: 'Hifadhidata haikubali kuandikwa.',
    remedy: 'Elekeza DATABASE_URL kwenye seva kuu, au maliza hali yake ya kusoma tu.',
  },
  'migrations-missing': {
    says: 'Uhamishaji wa toleo hili ambao hifadhidata haina: %{count}.',
    remedy: 'Anzisha seva ya toleo hili mara moja: itaihamisha hifadhidata.',
  },
  'migrations-foreign': {
    says: 'Hifadhidata ina uhamishaji ambao toleo hili halijui.',
    remedy: 'Endesha toleo lililotumika mwisho na hifadhidata hii, au la baadaye.',
  },
  'database-earlier': {
    says: 'Toleo la awali lilitengeneza hifadhidata hii, na matoleo kabla ya 1.0 hayasasishwi. Seva haiwezi kuanza nayo.',
    remedy:
      'Futa folda yake kama ilikuwa ya maonyesho. Vinginevyo endesha export kwa toleo lililoitengeneza, kisha load kwa toleo hili kwenye DATA_DIR mpya au hifadhidata tupu. Ukaguzi wa hifadhidata uliachwa.',
  },
  'database-newer': {
    says: 'Toleo %{later} lilisasisha hifadhidata. Seva hii ni toleo %{release}, na inafanya kazi nayo.',
    remedy: 'Sasisha seva hii pia.',
  },
  'demonstration-open': {
    says: 'Rejista ina akaunti za maonyesho ambazo manenosiri yake yanajulikana na wote, na wengine wanaweza kuifikia. Seva haiwezi kuanza.',
    remedy:
      'Kwa rejista halisi, weka DATA_DIR kuwa folda mpya, au DATABASE_URL. Kwa maonyesho, acha HOST na NODE_ENV=production.',
  },
  'role-missing': {
    says: 'Jukumu %{role} la programu halipo. Vichochezi pekee vinalinda kumbukumbu za ukaguzi.',
    remedy: 'Ruhusu akaunti ya hifadhidata kutengeneza majukumu, kisha anzisha seva tena.',
  },
  'role-too-strong': {
    says: 'Jukumu %{role} la programu linaweza kubadilisha %{tables}.',
    remedy: 'Ondoa UPDATE, DELETE na TRUNCATE, au anzisha seva tena: hutoa kinachohitajika tu.',
  },
  'trigger-missing': {
    says: 'Vichochezi havipo: %{names}.',
    remedy: 'Vitengeneze tena kwa kauli zake katika server/db/migrations, kisha kagua kilichoandikwa wakati huo.',
  },
  'trigger-disabled': {
    says: 'Vichochezi vimezimwa: %{names}.',
    remedy: 'ALTER TABLE … ENABLE TRIGGER …, kama mmiliki wa jedwali, kisha kagua kilichoandikwa wakati huo.',
  },
  'totals-missing': {
    says: 'Hakuna kinachotunza jumla za %{names}.',
    remedy: 'Anzisha seva: itachapisha kauli inayozitunza. Iendeshe kama mmiliki wa majedwali.',
  },
  'work-missing': {
    says: 'Hakuna kinachotunza kazi za %{names}.',
    remedy: 'Anzisha seva: itachapisha kauli inayozitunza. Iendeshe kama mmiliki wa majedwali.',
  },
  'index-missing': {
    says: 'Faharasa hazipo au si sahihi: %{names}.',
    remedy: 'Zitengeneze tena kwa kauli zake katika server/db/migrations. Hadi hapo orodha zake ni za polepole.',
  },
}
