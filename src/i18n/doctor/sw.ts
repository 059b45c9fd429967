import type { DoctorWords } from '.'
import { backups } from './swBackups'
import { database } from './swDatabase'

const words: DoctorWords = {
  refresh: 'Kagua tena',
  at: 'Ulikaguliwa %{at}',
  nothing: 'Hakuna kasoro.',
  faults: 'Kasoro: %{count}',
  warnings: 'Maonyo: %{count}',
  fine: 'Sawa',
  fault: 'Kasoro',
  warning: 'Onyo',
  checks: {
    settings: 'Mipangilio',
    database: 'Hifadhidata',
    objects: 'Vichochezi na faharasa',
    clock: 'Saa',
    disk: 'Diski',
    mail: 'Seva ya barua pepe',
    documents: 'Hifadhi ya hati',
    backup: 'Nakala rudufu',
    trail: 'Kumbukumbu za ukaguzi',
    keys: 'Funguo',
    signing: 'Sahihi ya madondoo',
    queues: 'Foleni',
    permissions: 'Ruhusa',
    work: 'Kazi',
  },
  findings: {
    'check-failed': {
      says: 'Ukaguzi huu haukuweza kufanyika (%{code}).',
      remedy: 'Soma kasoro nyingine kwanza. Zikitatuliwa na hii ikibaki, iripoti pamoja na msimbo wake.',
    },
    'check-late': {
      says: 'Ukaguzi huu haukumalizika ndani ya sekunde %{seconds}.',
      remedy: 'Kagua tena wakati wa utulivu. Ikibaki, hifadhidata au mashine imelemewa.',
    },
    'setting-invalid': {
      says: 'Mpangilio si sahihi: %{fault}.',
      remedy: 'Urekebishe kama docs/operations.md inavyoeleza. Seva haiwezi kuanza nao.',
    },
    'setting-unread': {
      says: 'Kuna vigeu vinavyofanana na mipangilio, na hakuna kinachovisoma: %{names}.',
      remedy: 'Rekebisha majina yake kama yalivyo katika docs/operations.md, au viondoe.',
    },
    'not-production': {
      says: 'Seva inafikika kutoka mtandaoni na haiendeshwi katika hali ya uzalishaji.',
      remedy: 'Weka NODE_ENV=production.',
    },
    'mail-sender-missing': {
      says: 'Barua pepe zinatumwa kutoka anwani ya localhost, ambayo seva za barua pepe huikataa au kuichukulia kuwa taka.',
      remedy: 'Weka MAIL_FROM kuwa anwani ya rejista, kama Rejista <no-reply@registry.example>.',
    },
    'public-address-missing': {
      says: 'Viungo katika ujumbe vinaelekea mashine hii, kwa sababu anwani ya tovuti haijawekwa.',
      remedy: 'Weka PUBLIC_URL kuwa anwani ambayo watu huandika.',
    },
    ...database,
    'clock-drift': {
      says: 'Saa ya seva hii na ya hifadhidata zinatofautiana kwa sekunde %{seconds}.',
      remedy: 'Mashine zote mbili zichukue saa kutoka chanzo kimoja (NTP).',
    },
    'clock-wrong': {
      says: 'Saa ya seva hii na ya hifadhidata zinatofautiana kwa sekunde %{seconds}.',
      remedy:
        'Rekebisha saa, na mashine zote mbili zichukue saa kutoka chanzo kimoja (NTP). Misimbo na vipindi huisha vibaya.',
    },
    'disk-low': {
      says: 'MB %{megabytes} zimebaki katika %{place}.',
      remedy: 'Ongeza nafasi au panua diski.',
    },
    'disk-full': {
      says: 'MB %{megabytes} pekee zimebaki katika %{place}.',
      remedy: 'Ongeza nafasi au panua diski sasa: uandishi unakaribia kushindwa.',
    },
    'disk-shared': {
      says: '%{place} iko kwenye diski ya DATA_DIR: zote mbili hupotea pamoja.',
      remedy: 'Taja folda kwenye diski nyingine. Kama diski inapaswa kuunganishwa hapo, hakikisha imeunganishwa.',
    },
    'folder-closed': {
      says: 'Seva haiwezi kuandika kwenye %{place}.',
      remedy: 'Tengeneza folda, na uipe akaunti ya seva.',
    },
    'mail-none': {
      says: 'Seva ya barua pepe haijawekwa: misimbo ya mara moja, viungo na barua hazitumwi.',
      remedy: 'Weka SMTP_URL. Rejista isiyo na data za maonyesho haiwezi kuanza bila hiyo.',
    },
    'mail-refused': {
      says: 'Seva ya barua pepe inakataa seva hii (%{code}).',
      remedy: 'Rekebisha jina na nenosiri katika SMTP_URL, au seva ya barua pepe iruhusu mashine hii.',
    },
    'mail-unreachable': {
      says: 'Seva ya barua pepe haijibu (%{code}).',
      remedy:
        'Kagua mwenyeji na lango katika SMTP_URL, na njia ya kufika huko. Bila barua pepe hakuna anayeweza kuingia.',
    },
    'bucket-refused': {
      says: 'Hifadhi ya hati inakataa funguo za ndoo (%{code}).',
      remedy: 'Toa EDMS_S3_ACCESS_KEY_ID na EDMS_S3_SECRET_ACCESS_KEY za akaunti inayoweza kuisoma na kuiandika.',
    },
    'bucket-missing': {
      says: 'Hifadhi ya hati haina ndoo hiyo.',
      remedy: 'Tengeneza ndoo, au rekebisha EDMS_S3_BUCKET na EDMS_S3_REGION.',
    },
    'bucket-unreachable': {
      says: 'Hifadhi ya hati haijibu (%{code}).',
      remedy: 'Kagua EDMS_S3_ENDPOINT, na njia ya kufika huko. Hati haziwezi kufunguliwa wala kuhifadhiwa.',
    },
    ...backups,
    'trail-broken': {
      says: 'Kasoro za kumbukumbu za ukaguzi: %{count}, ya kwanza katika ingizo %{entry} (%{fault}).',
      remedy:
        'Acha hifadhidata kama ilivyo, na uendeshe npm run daftari -- audit verify ili kuziona zote. Mtu amebadilisha kumbukumbu.',
    },
    'anchors-none': {
      says: 'Hakuna nanga ya kumbukumbu za ukaguzi iliyotengenezwa kwa ufunguo huu.',
      remedy: 'Anzisha seva mara moja, au uipe ufunguo na nanga ilizokuwa nazo.',
    },
    'anchors-forged': {
      says: 'Nanga za kumbukumbu za ukaguzi ambazo si kama zilivyoandikwa: %{count}.',
      remedy: 'Linganisha na nanga za logi, sanduku la barua au nakala rudufu: npm run daftari -- audit verify <file>.',
    },
    'anchors-late': {
      says: 'Nanga ya mwisho ya kumbukumbu za ukaguzi ina saa %{hours}, na kumbukumbu zimeongezeka tangu hapo.',
      remedy: 'Tazama kwenye logi kwa nini seva haiandiki; DATA_DIR lazima iandikike.',
    },
    'key-missing': {
      says: 'Kuna nanga za kumbukumbu za ukaguzi, na hakuna ufunguo wa kuzikagua.',
      remedy: 'Weka AUDIT_KEY, au rudisha faili audit.key katika DATA_DIR.',
    },
    'key-exposed': {
      says: 'Faili ya ufunguo wa kumbukumbu za ukaguzi haiwezi kutumika: haipo, au wengine wanaweza kuisoma.',
      remedy:
        'Ipe akaunti ya seva pekee faili ya ufunguo (chmod 600), na ubadilishe ufunguo ikiwa wengine waliweza kuusoma.',
    },
    'key-weak': {
      says: 'Ufunguo wa kumbukumbu za ukaguzi ni rahisi kukisia: una herufi tofauti %{characters} tu.',
      remedy: 'Weka ufunguo wa baiti 32 za nasibu, na wa zamani ubaki usomeke (docs/operations.md).',
    },
    'key-alone': {
      says: 'Ufunguo wa kumbukumbu za ukaguzi ni wa seva hii pekee.',
      remedy: 'Weka AUDIT_KEY, uleule kwa seva zote za hifadhidata hii.',
    },
    'signing-key': {
      says: 'Madondoo hutiwa sahihi kwa ufunguo %{id}, unaosomeka. Umetia sahihi tangu %{day}.',
      remedy: 'Weka nakala yake. Madondoo uliyoyatia sahihi yanaweza kuthibitishwa bila huo.',
    },
    'signing-key-unused': {
      says: 'Ufunguo %{id} unasomeka, na bado haujatia sahihi dondoo lolote.',
      remedy: 'Hakuna la kufanya: dondoo lijalo litatiwa sahihi nao.',
    },
    'signing-key-missing': {
      says: 'Madondoo yalitiwa sahihi kwa ufunguo %{id}, tangu %{day}, na sasa hakuna ufunguo.',
      remedy:
        'Weka EXTRACT_SIGNING_KEY, au rudisha extract.key kutoka kwenye nakala rudufu hadi DATA_DIR. Bila huo dondoo lijalo litatengeneza ufunguo mwingine; madondoo ya awali bado yanaweza kuthibitishwa.',
    },
    'signing-key-unusable': {
      says: 'Ufunguo unaotia sahihi madondoo hauwezi kutumika: faili yake haipo, wengine wanaweza kuisoma, au si ufunguo wa Ed25519.',
      remedy:
        'Ipe akaunti ya seva pekee faili ya ufunguo (chmod 600), au tengeneza mwingine (docs/operations.md). Hadi hapo hakuna dondoo linaloweza kutolewa.',
    },
    'queue-stuck': {
      says: 'Kazi ya foleni %{queue} imesubiri dakika %{minutes}.',
      remedy: 'Hakikisha kuwa seva inaendeshwa, na kuwa mfumo ambao foleni huwasiliana nao umeunganishwa.',
    },
    'queue-failed': {
      says: 'Kazi za foleni %{queue} zilizoshindwa kabisa: %{count}.',
      remedy: 'Soma sababu kwenye logi. Zilichopaswa kufanya lazima kirudiwe kwa mkono.',
    },
    'administrator-missing': {
      says: 'Hakuna akaunti hai inayoweza kusimamia ruhusa.',
      remedy: 'Endesha npm run daftari -- admin create, au admin unlock kwa msimamizi aliyefungiwa.',
    },
    'permission-unheld': {
      says: 'Hakuna msimamizi aliye na %{names}: hakuna anayeweza kuitoa.',
      remedy: 'Endesha npm run daftari -- admin create: hulipa jukumu la wasimamizi ruhusa zote.',
    },
    'work-unowned': {
      says: 'Kazi zisizo na mwenyewe zilizochelewa kwa zaidi ya siku %{days}: %{count}.',
      remedy: 'Zigawe upya au zimalize kwenye ukurasa wa Kazi, kama msimamizi.',
    },
    'work-of-disabled': {
      says: 'Kazi ambazo akaunti ya mwenyewe imezimwa: %{count}.',
      remedy: 'Zigawe upya kwenye ukurasa wa Kazi, kama msimamizi.',
    },
  },
}
export default words
