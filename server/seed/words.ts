/** Words to compose names from. Any likeness to a real person or company is chance. */
export const givenNames =
  'Aisha Alice Amina Annet Apio Atim Auma Barbara Beatrice Betty Brian Charles Daniel David Deborah Denis Diana Doreen Edith Emmanuel Esther Evelyn Fatuma Florence Francis Fred Geoffrey Gerald Gloria Grace Hadija Hassan Henry Ibrahim Irene Isaac Ivan Jackson Jane Janet Jennifer Joan John Joseph Josephine Joshua Joyce Juliet Justine Kenneth Lillian Lydia Mariam Martin Mary Mercy Michael Moses Musa Nasser Norah Oliver Patricia Patrick Paul Peter Phiona Prossy Rashid Rebecca Richard Robert Ronald Rose Ruth Samuel Sandra Sarah Scovia Sharon Simon Solomon Stella Stephen Susan Sylvia Teddy Timothy Umar Violet William Winnie Yusuf Zainab'.split(
    ' ',
  )

export const surnames =
  'Acen Achieng Adong Akello Akena Aliga Amuge Ariko Asiimwe Atuhaire Ayebare Baguma Balikuddembe Barigye Bbosa Byaruhanga Candiru Drani Egesa Ekwaro Emorut Gidudu Isabirye Kabuye Kaggwa Kagimu Kakooza Kalungi Kamya Kasozi Katende Katumba Kawuma Kiconco Kiggundu Kirabo Kisitu Kizito Komakech Kyeyune Lamunu Lubega Lukwago Lutaaya Luwemba Masiko Matovu Mawanda Mbabazi Mugabi Mugisha Mugoya Mukasa Mulindwa Muwanga Mwesigwa Nabirye Nabukenya Nakato Nakimuli Nalubega Namukasa Nankya Nansubuga Natukunda Ndagire Nsubuga Ntale Nuwagaba Obbo Ochieng Odong Oguti Ojok Okello Okot Olum Omara Onyango Opio Orishaba Otim Owor Sebunya Semakula Ssali Ssebaggala Ssekandi Ssempijja Tibenda Tumusiime Turyasingura Wabwire Wafula Wamala Wandera Wanyama Yiga'.split(
    ' ',
  )

export const businessWords =
  'Amani Baraka Bidii Bulungi Bwera Crane Crested Daraja Ebenezer Elgon Equator Falcon Furaha Golden Green Hekima Heritage Hope Imara Jambo Jitihada Kazi Kijani Kilima Kisima Kwanza Lake Liberty Maendeleo Majestic Marvel Mirembe Moyo Mwanga Neema Nile Nyota Obuntu Pearl Pioneer Prime Rwenzori Safari Salama Sanyu Savanna Shamba Silver Simba Star Sunrise Tausi Tujenge Tumaini Umoja Unity Upendo Victoria Zawadi'.split(
    ' ',
  )

export const trades =
  'Agencies|Agro Inputs|Auto Spares|Bakery|Bricks|Builders|Butchery|Carpentry|Clearing & Forwarding|Coffee Exporters|Cold Storage|Communications|Construction|Consultants|Cotton Ginners|Dairies|Distributors|Electricals|Engineering|Farmers|Feeds|Filling Station|Fish Processors|Foods|Freight|Furniture|General Traders|Grain Millers|Hardware|Holdings|Hotels|Importers|Insurance Brokers|Investments|Laboratories|Logistics|Maize Millers|Medical Supplies|Microfinance|Motors|Packaging|Paints|Pharmacy|Plastics|Poultry|Printers|Produce Dealers|Properties|Restaurant|Roofings|Safaris|Schools|Security|Solar|Steel|Supermarket|Tannery|Tea Estates|Textiles|Timber|Tours|Transporters|Veterinary|Water|Wholesalers'.split(
    '|',
  )

export const countries = ['Kenya', 'Mauritius', 'India', 'China', 'South Africa', 'United Kingdom', 'Egypt', 'Rwanda']

export const professions = ['Advocate', 'Accountant', 'Chartered Secretary', 'Auditor', 'Insolvency Lawyer']

/** Real public bodies of Uganda. */
export const publicBodies =
  'Ministry of Agriculture, Animal Industry and Fisheries|Ministry of Defence and Veteran Affairs|Ministry of East African Community Affairs|Ministry of Education and Sports|Ministry of Energy and Mineral Development|Ministry of Finance, Planning and Economic Development|Ministry of Foreign Affairs|Ministry of Gender, Labour and Social Development|Ministry of Health|Ministry of ICT and National Guidance|Ministry of Internal Affairs|Ministry of Justice and Constitutional Affairs|Ministry of Kampala Capital City and Metropolitan Affairs|Ministry of Lands, Housing and Urban Development|Ministry of Local Government|Ministry of Public Service|Ministry of Science, Technology and Innovation|Ministry of Tourism, Wildlife and Antiquities|Ministry of Trade, Industry and Cooperatives|Ministry of Water and Environment|Ministry of Works and Transport|Atomic Energy Council|Bank of Uganda|Civil Aviation Authority|Cotton Development Organisation|Dairy Development Authority|Directorate of Citizenship and Immigration Control|Electoral Commission|Electricity Regulatory Authority|Equal Opportunities Commission|Financial Intelligence Authority|Insurance Regulatory Authority|Judicial Service Commission|Kampala Capital City Authority|National Agricultural Research Organisation|National Council for Higher Education|National Drug Authority|National Environment Management Authority|National Forestry Authority|National Identification and Registration Authority|National Information Technology Authority|National Planning Authority|National Social Security Fund|National Water and Sewerage Corporation|Office of the Auditor General|Office of the Director of Public Prosecutions|Office of the Prime Minister|Parliamentary Commission|Petroleum Authority of Uganda|Public Procurement and Disposal of Public Assets Authority|Public Service Commission|Uganda Aids Commission|Uganda Bureau of Statistics|Uganda Coffee Development Authority|Uganda Communications Commission|Uganda Export Promotion Board|Uganda Free Zones Authority|Uganda Human Rights Commission|Uganda Investment Authority|Uganda Law Reform Commission|Uganda National Bureau of Standards|Uganda National Examinations Board|Uganda National Meteorological Authority|Uganda National Roads Authority|Uganda Police Force|Uganda Prisons Service|Uganda Registration Services Bureau|Uganda Revenue Authority|Uganda Road Fund|Uganda Tourism Board|Uganda Virus Research Institute|Uganda Wildlife Authority'.split(
    '|',
  )
