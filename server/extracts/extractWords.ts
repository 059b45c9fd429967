import type { Extract } from '@contract/portal/extracts'
import type { ChargeKind } from '@contract/registry/charges'
import type { StandingState } from '@contract/registry/standing'
import type { Facts } from './content'

/** Words of an extract in one language. `%{name}` is replaced by a value. */
export type ExtractWords = {
  title: string
  moment: string
  momentOfFiling: string
  issued: string
  /** Note on the papers of a demonstration registry. */
  demonstration: string
  code: string
  facts: Record<'name' | 'brn' | 'kind' | 'subType' | 'status' | 'registeredOn' | 'standing' | 'address', string>
  kinds: Record<Facts['kind'], string>
  statuses: Record<Facts['status'], string>
  standing: Record<StandingState, string>
  /** In place of the standing, the address and the charges: of the gender of these words. */
  none: string
  charges: Record<'outstanding' | 'satisfied', string>
  parts: Record<'directors' | 'secretaries' | 'subscribers' | 'partners' | 'members' | 'shares' | 'holdings', string>
  corporate: string
  shareCapital: string
  numberOfShares: string
  shareClass: string
  holding: string
  chargeKinds: Record<ChargeKind, string>
  allMoneys: string
  charge: string
  check: string
  offline: string
  digest: string
  key: string
  page: string
}

const en: ExtractWords = {
  title: 'Extract from the register',
  moment: 'As it stood at the end of %{day}, as known on %{known}',
  momentOfFiling: 'As it stood after filing %{filing} of %{day}, as known on %{known}',
  issued: 'Issued on %{day}',
  demonstration: 'Made by a demonstration registry. Of no legal effect.',
  code: 'Code',
  facts: {
    name: 'Name',
    brn: 'BRN',
    kind: 'Kind',
    subType: 'Type',
    status: 'Status',
    registeredOn: 'Registered on',
    standing: 'Standing',
    address: 'Address',
  },
  kinds: {
    COMPANY: 'Company',
    FOREIGN_COMPANY: 'Foreign company',
    BUSINESS_NAME: 'Business name',
    BUILDING_SOCIETY: 'Building society',
  },
  statuses: { REGISTERED: 'Registered', INSOLVENT: 'Insolvent', CEASED: 'Ceased' },
  standing: {
    BLACKLISTED: 'Black-listed since %{day}',
    DE_REGISTERED: 'De-registered since %{day}',
    WINDING_UP: 'In winding-up since %{day}',
  },
  none: 'none',
  charges: { outstanding: 'Outstanding charges', satisfied: 'Satisfied charges' },
  parts: {
    directors: 'Directors',
    secretaries: 'Secretary',
    subscribers: 'Subscribers',
    partners: 'Partners',
    members: 'Members',
    shares: 'Share capital',
    holdings: 'Holdings',
  },
  corporate: 'organisation',
  shareCapital: 'Share capital',
  numberOfShares: 'Number of shares',
  shareClass: '%{number} shares of %{value} each',
  holding: '%{number} shares, %{class}',
  chargeKinds: {
    FIXED: 'Fixed charge',
    FLOATING: 'Floating charge',
    FIXED_AND_FLOATING: 'Fixed and floating charge',
    MORTGAGE: 'Mortgage',
    DEBENTURE: 'Debenture',
    PLEDGE: 'Pledge',
    OTHER: 'Other charge',
  },
  allMoneys: 'all moneys',
  charge:
    '%{kind}, %{amount}\nChargee: %{chargee}\nProperty charged: %{property}\nCreated on %{created}, registered on %{registered}',
  check: 'Check this extract at %{address}, or with the camera of a telephone.',
  offline:
    'The QR code holds the code, the digest of the content and its signature (Ed25519). The content is attached to this PDF: with the public key of the register it can be checked without the register.',
  digest: 'Digest (SHA-256)',
  key: 'Key',
  page: 'page %{page} of %{pages}',
}

const fr: ExtractWords = {
  title: 'Extrait du registre',
  moment: 'État à la fin du %{day}, tel que connu le %{known}',
  momentOfFiling: 'État après le dépôt %{filing} du %{day}, tel que connu le %{known}',
  issued: 'Délivré le %{day}',
  demonstration: 'Établi par un registre de démonstration. Sans effet juridique.',
  code: 'Code',
  facts: {
    name: 'Nom',
    brn: 'BRN',
    kind: 'Catégorie',
    subType: 'Type',
    status: 'Statut',
    registeredOn: 'Date d’immatriculation',
    standing: 'Situation',
    address: 'Adresse',
  },
  kinds: {
    COMPANY: 'Société',
    FOREIGN_COMPANY: 'Société étrangère',
    BUSINESS_NAME: 'Nom commercial',
    BUILDING_SOCIETY: 'Société de construction',
  },
  statuses: { REGISTERED: 'Immatriculée', INSOLVENT: 'Insolvable', CEASED: 'Cessée' },
  standing: {
    BLACKLISTED: 'Sur la liste noire depuis le %{day}',
    DE_REGISTERED: 'Radiée depuis le %{day}',
    WINDING_UP: 'En liquidation depuis le %{day}',
  },
  none: 'aucune',
  charges: { outstanding: 'Sûretés en cours', satisfied: 'Sûretés levées' },
  parts: {
    directors: 'Administrateurs',
    secretaries: 'Secrétaire',
    subscribers: 'Souscripteurs',
    partners: 'Associés',
    members: 'Membres',
    shares: 'Capital social',
    holdings: 'Participations',
  },
  corporate: 'organisation',
  shareCapital: 'Capital social',
  numberOfShares: 'Nombre d’actions',
  shareClass: '%{number} actions de %{value} chacune',
  holding: '%{number} actions, %{class}',
  chargeKinds: {
    FIXED: 'Sûreté fixe',
    FLOATING: 'Sûreté flottante',
    FIXED_AND_FLOATING: 'Sûreté fixe et flottante',
    MORTGAGE: 'Hypothèque',
    DEBENTURE: 'Débenture',
    PLEDGE: 'Gage',
    OTHER: 'Autre sûreté',
  },
  allMoneys: 'toutes sommes dues',
  charge:
    '%{kind}, %{amount}\nCréancier garanti\u00a0: %{chargee}\nBien grevé\u00a0: %{property}\nCréée le %{created}, enregistrée le %{registered}',
  check: 'Vérifiez cet extrait à l’adresse %{address}, ou avec l’appareil photo d’un téléphone.',
  offline:
    'Le code QR contient le code, l’empreinte du contenu et sa signature (Ed25519). Le contenu est joint à ce PDF\u00a0: avec la clé publique du registre, il peut être vérifié sans le registre.',
  digest: 'Empreinte (SHA-256)',
  key: 'Clé',
  page: 'page %{page} sur %{pages}',
}

const sw: ExtractWords = {
  title: 'Dondoo la rejista',
  moment: 'Kama ilivyokuwa mwisho wa %{day}, kama ilivyojulikana %{known}',
  momentOfFiling: 'Kama ilivyokuwa baada ya wasilisho %{filing} la %{day}, kama ilivyojulikana %{known}',
  issued: 'Limetolewa %{day}',
  demonstration: 'Limetengenezwa na masjala ya majaribio. Halina nguvu ya kisheria.',
  code: 'Msimbo',
  facts: {
    name: 'Jina',
    brn: 'BRN',
    kind: 'Aina ya taasisi',
    subType: 'Aina',
    status: 'Hali',
    registeredOn: 'Tarehe ya usajili',
    standing: 'Hadhi',
    address: 'Anwani',
  },
  kinds: {
    COMPANY: 'Kampuni',
    FOREIGN_COMPANY: 'Kampuni ya kigeni',
    BUSINESS_NAME: 'Jina la biashara',
    BUILDING_SOCIETY: 'Chama cha ujenzi',
  },
  statuses: { REGISTERED: 'Imesajiliwa', INSOLVENT: 'Imefilisika', CEASED: 'Imekoma' },
  standing: {
    BLACKLISTED: 'Kwenye orodha nyeusi tangu %{day}',
    DE_REGISTERED: 'Imefutiwa usajili tangu %{day}',
    WINDING_UP: 'Inafilisiwa tangu %{day}',
  },
  none: 'hakuna',
  charges: { outstanding: 'Dhamana zinazoendelea', satisfied: 'Dhamana zilizolipwa' },
  parts: {
    directors: 'Wakurugenzi',
    secretaries: 'Katibu',
    subscribers: 'Wanahisa waanzilishi',
    partners: 'Wabia',
    members: 'Wanachama',
    shares: 'Mtaji wa hisa',
    holdings: 'Hisa zinazomilikiwa',
  },
  corporate: 'shirika',
  shareCapital: 'Mtaji wa hisa',
  numberOfShares: 'Idadi ya hisa',
  shareClass: 'hisa %{number} za %{value} kila moja',
  holding: 'hisa %{number}, %{class}',
  chargeKinds: {
    FIXED: 'Dhamana maalumu',
    FLOATING: 'Dhamana inayoelea',
    FIXED_AND_FLOATING: 'Dhamana maalumu na inayoelea',
    MORTGAGE: 'Rehani',
    DEBENTURE: 'Hati ya dhamana',
    PLEDGE: 'Rehani ya mali',
    OTHER: 'Dhamana nyingine',
  },
  allMoneys: 'fedha zote zinazodaiwa',
  charge:
    '%{kind}, %{amount}\nMwenye dhamana: %{chargee}\nMali iliyowekwa dhamana: %{property}\nIliundwa tarehe %{created}, ilisajiliwa tarehe %{registered}',
  check: 'Thibitisha dondoo hili kwenye %{address}, au kwa kamera ya simu.',
  offline:
    'Msimbo wa QR una msimbo, muhtasari wa maudhui na sahihi yake (Ed25519). Maudhui yameambatishwa kwenye PDF hii: kwa ufunguo wa umma wa rejista yanaweza kuthibitishwa bila rejista.',
  digest: 'Muhtasari (SHA-256)',
  key: 'Ufunguo',
  page: 'ukurasa %{page} kati ya %{pages}',
}

/** Words of an extract by its language. */
export const extractWords: Record<Extract['language'], ExtractWords> = { en, fr, sw }
