/** Words to compose the names of businesses from. Any likeness to a real one is chance. */
export const businessWords =
  'Amani Baraka Bidii Bulungi Bwera Crane Crested Daraja Ebenezer Elgon Equator Falcon Furaha Golden Green Hekima Heritage Hope Imara Jambo Jitihada Kazi Kijani Kilima Kisima Kwanza Lake Liberty Maendeleo Majestic Marvel Mirembe Moyo Mwanga Neema Nile Nyota Obuntu Pearl Pioneer Prime Rwenzori Safari Salama Sanyu Savanna Shamba Silver Simba Star Sunrise Tausi Tujenge Tumaini Umoja Unity Upendo Victoria Zawadi'.split(
    ' ',
  )

export const trades =
  'Agencies|Agro Inputs|Auto Spares|Bakery|Bricks|Builders|Butchery|Carpentry|Clearing & Forwarding|Coffee Exporters|Cold Storage|Communications|Construction|Consultants|Cotton Ginners|Dairies|Distributors|Electricals|Engineering|Farmers|Feeds|Filling Station|Fish Processors|Foods|Freight|Furniture|General Traders|Grain Millers|Hardware|Holdings|Hotels|Importers|Insurance Brokers|Investments|Laboratories|Logistics|Maize Millers|Medical Supplies|Microfinance|Motors|Packaging|Paints|Pharmacy|Plastics|Poultry|Printers|Produce Dealers|Properties|Restaurant|Roofings|Safaris|Schools|Security|Solar|Steel|Supermarket|Tannery|Tea Estates|Textiles|Timber|Tours|Transporters|Veterinary|Water|Wholesalers'.split(
    '|',
  )

export const professions = ['Advocate', 'Accountant', 'Chartered Secretary', 'Auditor', 'Insolvency Lawyer']

/** Where foreign companies come from, more of them from nearby. */
export const tradingPartners = 'KE KE KE TZ TZ RW SS CD ET IN IN CN CN AE ZA ZA MU EG NG GB GB US DE FR NL TR'.split(
  ' ',
)
