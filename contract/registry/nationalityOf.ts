/** Nationalities by country, for files that hold the country of a person as the nationality. */
const byCountry: Readonly<Record<string, string>> = {
  Uganda: 'Ugandan',
  Kenya: 'Kenyan',
  Tanzania: 'Tanzanian',
  Rwanda: 'Rwandan',
  Burundi: 'Burundian',
  'South Sudan': 'South Sudanese',
  Sudan: 'Sudanese',
  Ethiopia: 'Ethiopian',
  Eritrea: 'Eritrean',
  Somalia: 'Somali',
  Zambia: 'Zambian',
  Malawi: 'Malawian',
  Mozambique: 'Mozambican',
  Zimbabwe: 'Zimbabwean',
  'South Africa': 'South African',
  Nigeria: 'Nigerian',
  Ghana: 'Ghanaian',
  Egypt: 'Egyptian',
  India: 'Indian',
  Pakistan: 'Pakistani',
  China: 'Chinese',
  Japan: 'Japanese',
  Germany: 'German',
  France: 'French',
  Belgium: 'Belgian',
  Netherlands: 'Dutch',
  Italy: 'Italian',
  Spain: 'Spanish',
  'United Kingdom': 'British',
  'United States': 'American',
  Canada: 'Canadian',
  Mauritius: 'Mauritian',
}

/** Countries whose nationality is known. */
export const countriesWithNationality = Object.keys(byCountry)

/** Returns the nationality of a country, 'Ugandan' of 'Uganda'; any other text stays as it is. */
export const nationalityOf = (country: string | null | undefined): string | undefined =>
  country ? (byCountry[country.trim()] ?? country) : undefined
