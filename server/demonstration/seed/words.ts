/** Words for invented names of businesses. Any likeness to a real one is chance. */
export const businessWords =
  'Amani Baraka Bidii Bulungi Bwera Crane Crested Daraja Ebenezer Elgon Equator Falcon Furaha Golden Green Hekima Heritage Hope Imara Jambo Jitihada Kazi Kijani Kilima Kisima Kwanza Lake Liberty Maendeleo Majestic Marvel Mirembe Moyo Mwanga Neema Nile Nyota Obuntu Pearl Pioneer Prime Rwenzori Safari Salama Sanyu Savanna Shamba Silver Simba Star Sunrise Tausi Tujenge Tumaini Umoja Unity Upendo Victoria Zawadi'.split(
    ' ',
  )

export const trades =
  'Agencies|Agro Inputs|Auto Spares|Bakery|Bricks|Builders|Butchery|Carpentry|Clearing & Forwarding|Coffee Exporters|Cold Storage|Communications|Construction|Consultants|Cotton Ginners|Dairies|Distributors|Electricals|Engineering|Farmers|Feeds|Filling Station|Fish Processors|Foods|Freight|Furniture|General Traders|Grain Millers|Hardware|Holdings|Hotels|Importers|Insurance Brokers|Investments|Laboratories|Logistics|Maize Millers|Medical Supplies|Microfinance|Motors|Packaging|Paints|Pharmacy|Plastics|Poultry|Printers|Produce Dealers|Properties|Restaurant|Roofings|Safaris|Schools|Security|Solar|Steel|Supermarket|Tannery|Tea Estates|Textiles|Timber|Tours|Transporters|Veterinary|Water|Wholesalers'.split(
    '|',
  )

export const professions = ['Advocate', 'Accountant', 'Chartered Secretary', 'Auditor', 'Insolvency Lawyer']

/** Countries of origin of foreign companies, neighbours more often. */
export const tradingPartners = 'KE KE KE TZ TZ RW SS CD ET IN IN CN CN AE ZA ZA MU EG NG GB GB US DE FR NL TR'.split(
  ' ',
)

/** Professional body of each profession. */
export const bodiesOf: Readonly<Record<string, string>> = {
  Advocate: 'Law Society',
  Accountant: 'Institute of Certified Public Accountants',
  'Chartered Secretary': 'Institute of Chartered Secretaries',
  Auditor: 'Institute of Internal Auditors',
  'Insolvency Lawyer': 'Law Society',
}

export const banks = ['Equator Bank', 'Lakeside Commercial Bank', 'Crane Valley Bank', 'Pearl Savings Bank']
export const insurers = ['Umoja Assurance', 'Rwenzori Insurance', 'Nile Mutual', 'Imara General Insurance']

/** First, second and third education of a person: type, award, awarding body. */
export const awards: readonly (readonly [string, string, string][])[] = [
  [
    ['Degree', 'Bachelor of Laws', 'Makerere University'],
    ['Degree', 'Bachelor of Commerce', 'Makerere University'],
    ['Degree', 'Bachelor of Business Administration', 'Kyambogo University'],
  ],
  [
    ['Diploma', 'Postgraduate Diploma in Legal Practice', 'Law Development Centre'],
    ['Certificate', 'Certified Public Accountant', 'Public Accountants Examinations Board'],
  ],
  [
    ['Certificate', 'Insolvency Practice', 'Institute of Insolvency Practice'],
    ['Degree', 'Master of Laws', 'Makerere University'],
  ],
]

export const conductDetails = [
  {
    subjection: 'SUBJECTED_TO_DISCIPLINARY_PROCEEDING',
    detailedInformation: 'Late filing of a liquidation account in 2019; a warning was given and the account filed.',
  },
  {
    subjection: 'SUBJECTED_TO_PROHIBITION',
    detailedInformation: 'Barred from acting for a related company until March 2021.',
  },
  {
    subjection: 'DISQUALIFIED_FROM_INSOLVENCY',
    detailedInformation: 'Disqualified for twelve months in 2017; the period has run out.',
  },
]

/** Messages between applicant and registry, in turn. */
export const messageWords: readonly (readonly ['INDIVIDUAL' | 'BACKOFFICE', string])[] = [
  ['INDIVIDUAL', 'Good morning. My application is complete, kindly let me know when it is looked at.'],
  ['BACKOFFICE', 'Your transcripts cannot be read on page 2. Please send them again.'],
  ['INDIVIDUAL', 'I have uploaded a better copy.'],
  [
    'BACKOFFICE',
    'Thank you, it can be read now. The indemnity policy expires this month; please send the renewal too.',
  ],
  ['INDIVIDUAL', 'The insurer promises it by Friday.'],
]

/** Complaints: title and text. */
export const complaintWords: readonly (readonly [string, string])[] = [
  ['Creditors were not notified', 'Notice of the first meeting reached us two days after it was held.'],
  ['Assets sold below value', 'Two lorries were sold to a relative of the director for a third of their value.'],
  ['No account of receipts', 'Six months have passed without any statement of receipts and payments.'],
  ['Fees above those agreed', 'The fee charged is twice what the committee of creditors had approved.'],
  ['Letters are not answered', 'Four letters since January about our claim were never answered.'],
  ['Claim rejected without reasons', 'Our claim was rejected in one line, although every invoice was attached.'],
]
