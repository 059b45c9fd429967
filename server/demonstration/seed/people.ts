import type { Random } from '../random'

/** Names of invented people, by part of the country. No real person is meant; any likeness is chance. */
const list = (names: string) => names.split(' ')

const baptismal = {
  women: list(
    'Agnes Alice Annet Barbara Beatrice Betty Brenda Catherine Deborah Diana Doreen Edith Esther Eva Evelyn Florence Gloria Grace Harriet Irene Jackline Jane Janet Jennifer Joan Josephine Joyce Judith Juliet Justine Lillian Lydia Maureen Mercy Norah Olivia Patricia Phiona Prossy Rebecca Rose Ruth Sandra Sarah Scovia Sharon Stella Susan Sylvia Teddy Violet Winnie',
  ),
  men: list(
    'Abel Alex Andrew Anthony Arthur Benard Brian Charles Daniel David Denis Derrick Edward Emmanuel Eric Francis Fred Geoffrey George Gerald Godfrey Henry Isaac Ivan Jackson James Joel John Joseph Joshua Julius Kenneth Lawrence Mark Martin Michael Moses Nelson Patrick Paul Peter Philip Richard Robert Ronald Samuel Simon Solomon Stephen Timothy Tonny Vincent William',
  ),
}
const muslim = {
  women: list(
    'Aisha Amina Asha Fatuma Hadija Hajara Halima Jamila Madina Mariam Nuru Rehema Sauda Shamim Zainab Zaitun',
  ),
  men: list(
    'Abdul Ali Asuman Farouk Hakim Hamza Hassan Ibrahim Ismail Juma Musa Muzamiru Nasser Rashid Shafik Umar Yusuf',
  ),
}

/** Names of people in one part of the country: family names of women and men, and its shares. */
type Custom = { share: number; muslim: number; women: string[]; men: string[] }

const both = (names: string) => ({ women: list(names), men: list(names) })

const customs: Custom[] = [
  {
    share: 0.34,
    muslim: 0.22,
    women: list(
      'Babirye Kisakye Nabaggala Nabatanzi Nabukenya Nabulya Nakabugo Nakalema Nakato Nakimera Nakimuli Nakyanzi Nalubega Nalwanga Namaganda Namatovu Namukasa Namutebi Nankya Nansubuga Nantongo Nassali Nassuna Ndagire',
    ),
    men: list(
      'Bbosa Kabuye Kaggwa Kakooza Kalema Kasozi Kasule Katende Kato Kawuma Kiggundu Kisitu Kiwanuka Kizito Lubega Lukwago Lutaaya Luwemba Matovu Mayanja Mukasa Mulindwa Muwanga Nsubuga Semakula Ssali Ssebunya Ssekandi Ssempijja Wasswa',
    ),
  },
  {
    share: 0.24,
    muslim: 0.07,
    women: list(
      'Ahimbisibwe Ainembabazi Akankwasa Asiimwe Atuhaire Ayebare Kabagambe Kansiime Kemigisha Kiconco Komugisha Kyomugisha Kyomuhendo Natukunda Nuwagaba Orishaba Tumuhairwe Tusiime',
    ),
    men: list(
      'Agaba Ahimbisibwe Asiimwe Baguma Barigye Byamugisha Byaruhanga Kamugisha Katusiime Muhumuza Mugabe Mugabi Mugisha Mwesigwa Mwesigye Nuwamanya Tumusiime Tumwesigye Turyasingura Twinomujuni',
    ),
  },
  {
    share: 0.2,
    muslim: 0.2,
    women: list(
      'Akello Akiteng Amongin Apolot Asekenye Atim Babirye Kagoya Kharono Khainza Mutesi Nabirye Nafuna Nakayenze Nambozo Namono Namulondo Nandudu Wesesa',
    ),
    men: list(
      'Balaba Egesa Emorut Gidudu Isabirye Kirya Magomu Mugoya Mukwana Mutwalibi Ojilong Okello Okiror Okurut Opolot Ouma Wabwire Wafula Waiswa Wamala Wandera Wanyama Wesonga Woniala',
    ),
  },
  {
    share: 0.15,
    muslim: 0.03,
    women: list(
      'Abalo Acan Acen Achan Adong Akello Akot Amuge Aol Apio Arach Atim Atoo Auma Awor Ayaa Lamunu Lamwaka Laker',
    ),
    men: list(
      'Acaye Komakech Obbo Ochen Ocitti Odoch Odong Odongo Ogwal Ojara Ojok Okello Okidi Okot Olanya Olum Omara Opio Oryem Otim',
    ),
  },
  {
    share: 0.07,
    muslim: 0.3,
    ...both(
      'Acidri Adiru Aliga Amaguru Anguzu Asiku Ayikoru Candia Candiru Drani Draru Dramadri Ezama Leku Maturu Obiga Onzima Tiko',
    ),
  },
]

/** All family names, for businesses named after their owner. */
export const familyNames = [...new Set(customs.flatMap(({ women, men }) => [...women, ...men]))].sort()
/** All given names. */
export const givenNames = [...new Set([...baptismal.women, ...baptismal.men, ...muslim.women, ...muslim.men])].sort()

const ALL_SHARES = customs.reduce((sum, { share }) => sum + share, 0)

const anyCustom = (random: Random): Custom => {
  let left = random.next() * ALL_SHARES
  for (const custom of customs) {
    left -= custom.share
    if (left < 0) return custom
  }
  return random.pick(customs)
}

/** Returns an invented person. */
export const person = (random: Random): { given: string; family: string; sex: 'F' | 'M' } => {
  const custom = anyCustom(random)
  const side = random.chance(0.48) ? 'women' : 'men'
  const given = random.chance(custom.muslim) ? muslim[side] : baptismal[side]
  return { given: random.pick(given), family: random.pick(custom[side]), sex: side === 'women' ? 'F' : 'M' }
}

export const fullName = (random: Random): string => {
  const { given, family } = person(random)
  return `${given} ${family}`
}
