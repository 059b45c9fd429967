import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import Papa from 'papaparse'
import type { Db } from '../../db/database'
import { administrativeUnit, country, isic } from '../../db/schema'
import { copyRows } from './copyRows'
import { places } from './places'
import { tradingPartners } from './words'

const isicRows = () => {
  const text = readFileSync(new URL('../../data/isic-rev4.csv', import.meta.url), 'utf8')
  const { data } = Papa.parse<[string, string, string]>(text.trim(), { header: false })
  return data.slice(1).map(([code, parent, description]) => [code, parent || null, description] as const)
}

const countryRows = () => {
  const load = createRequire(import.meta.url)
  const english = load('i18n-iso-countries/langs/en.json') as { countries: Record<string, string | string[]> }
  return Object.entries(english.countries).map(([code, name]) => [code, [name].flat()[0] ?? code] as const)
}

/** Fills units, countries and ISIC codes; returns the values that entities choose from. */
export const addReference = async (tx: Db) => {
  const villages: number[] = []
  const units = function* () {
    for (const place of places()) {
      if (place[1] === 'VILLAGE') villages.push(place[0])
      yield place
    }
  }
  const [countries, classes] = [countryRows(), isicRows()]
  await copyRows(tx, administrativeUnit, ['id', 'level', 'name', 'parentId'], units())
  await copyRows(tx, country, ['code', 'name'], countries)
  await copyRows(tx, isic, ['code', 'parentCode', 'description'], classes)
  return {
    villages,
    countries: tradingPartners.map(partner => countries.find(([code]) => code === partner)?.[1] ?? partner),
    isic: classes.map(([code]) => code).filter(code => code.length === 4),
  }
}
