import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)

const regions: Record<string, string> = {
  Central:
    'BUIKWE BUKOMANSIMBI BUTAMBALA BUVUMA GOMBA KALANGALA KALUNGU KAMPALA KASANDA KAYUNGA KIBOGA KYANKWANZI KYOTERA LUWEERO LWENGO LYANTONDE MASAKA MITYANA MPIGI MUBENDE MUKONO NAKASEKE NAKASONGOLA RAKAI SSEMBABULE WAKISO',
  Eastern:
    'AMURIA BUDAKA BUDUDA BUGIRI BUGWERI BUKEDEA BUKWO BULAMBULI BUSIA BUTALEJA BUTEBO BUYENDE IGANGA JINJA KABERAMAIDO KALAKI KALIRO KAMULI KAPCHORWA KAPELEBYONG KATAKWI KIBUKU KUMI KWEEN LUUKA MANAFWA MAYUGE MBALE NAMAYINGO NAMISINDWA NAMUTUMBA NGORA PALLISA SERERE SIRONKO SOROTI TORORO',
  Northern:
    'ABIM ADJUMANI AGAGO ALEBTONG AMOLATAR AMUDAT AMURU APAC ARUA DOKOLO GULU KAABONG KARENGA KITGUM KOBOKO KOLE KOTIDO KWANIA LAMWO LIRA MADI-OKOLLO MARACHA MOROTO MOYO NABILATUK NAKAPIRIPIRIT NAPAK NEBBI NWOYA OBONGI OMORO OTUKE OYAM PADER PAKWACH YUMBE ZOMBO',
}

type Unit = { id: string; name: string }
export type Place = [id: number, level: string, name: string, parent: number | null]

const read = (file: string) => load(`ug-locale/${file}.json`) as (Unit & Record<string, string>)[]

/** Names of the districts, capitalised as in a sentence. */
export const districts = read('districts').map(({ name }) =>
  name.toLowerCase().replace(/(^|[\s-])\p{L}/gu, letter => letter.toUpperCase()),
)

// Each level numbers its units from 1; an offset of a million per level lets them share one table.
const at = (level: number, id: string) => level * 1_000_000 + Number(id)

/** Generates the country's administrative units, from region to village: about 84,000. */
export function* places(): Generator<Place> {
  const names = [...Object.keys(regions), 'Western']
  for (const [index, name] of names.entries()) yield [index + 1, 'REGION', name, null]
  const regionOf = (district: string) => {
    const index = names.findIndex(name => regions[name]?.split(' ').includes(district))
    return (index < 0 ? names.indexOf('Western') : index) + 1
  }
  for (const { id, name } of read('districts')) yield [at(1, id), 'DISTRICT', name, regionOf(name)]
  const levels = [
    [2, 'COUNTY', 'counties', 'district'],
    [3, 'SUBCOUNTY', 'subcounties', 'county'],
    [4, 'PARISH', 'parishes', 'subcounty'],
    [5, 'VILLAGE', 'villages', 'parish'],
  ] as const
  for (const [level, word, file, above] of levels)
    for (const unit of read(file)) yield [at(level, unit.id), word, unit.name, at(level - 1, unit[above] ?? '')]
}
