import { createRequire } from 'node:module'
import sharp from 'sharp'
import type { About, Maker } from '../../edms/edms'
import { A4, day, paper } from '../../edms/paper'
import { createRandom, type Random } from '../random'
import { type Facts, having, placeNamed, readFacts } from './entityFacts'

const DOTS = 150
const [wide, high] = [Math.round((A4.width / 72) * DOTS), Math.round((A4.height / 72) * DOTS)]
const inset = 130
const TOP = 150
const TILE = 256
// Typeface of a library, so that machines without fonts draw the same letters.
const typeface = createRequire(import.meta.url).resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf')

const escaped = (text: string) =>
  text.replace(/[&<>]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)

/** Makes scanner grain, the same for the same seed: sharp's own noise differs each time. */
const grain = (random: Random) => {
  const dots = Buffer.alloc(TILE * TILE)
  for (let at = 0; at < dots.length; at++) dots[at] = 238 + random.below(18)
  return {
    input: dots,
    raw: { width: TILE, height: TILE, channels: 1 as const },
    tile: true,
    blend: 'multiply' as const,
  }
}

/** Draws punched holes, a fold, an unreadable stamp and a signature. */
const marks = (random: Random, low: number, signed: boolean) => {
  const [x, y] = [760 + random.below(120), low + 40 + random.below(80)]
  const wave = Array.from({ length: 9 }, (_, step) => `${150 + step * 34} ${low - 40 - random.below(60)}`)
  const signature = `<path d="M${wave[0]} ${wave
    .slice(1)
    .map(point => `T${point}`)
    .join(' ')}" fill="none" stroke="#22304f" stroke-width="4"/>`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}">
    <circle cx="48" cy="${high / 2 - 240}" r="17" fill="#555"/><circle cx="48" cy="${high / 2 + 240}" r="17" fill="#555"/>
    <rect y="${high / 2}" width="${wide}" height="3" fill="#bbb" opacity=".6"/>
    ${signed ? `<g fill="none" stroke="#7a2130" stroke-width="6" opacity=".75" transform="rotate(-9 ${x} ${y})"><circle cx="${x}" cy="${y}" r="112"/><circle cx="${x}" cy="${y}" r="82" stroke-width="3"/><path d="M${x - 70} ${y}h140" stroke-width="3"/></g>${signature}` : ''}
  </svg>`)
}

const scanned = async (text: string, random: Random, signed: boolean) => {
  const { data: letters, info } = await sharp({
    text: {
      text: `<span foreground="#2b2b2f">${escaped(text)}</span>`,
      font: 'Liberation Sans 15',
      fontfile: typeface,
      width: wide - 2 * inset,
      dpi: DOTS * 0.62,
      spacing: 10,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  const page = await sharp({ create: { width: wide, height: high, channels: 3, background: '#f4f1e8' } })
    .composite([{ input: letters, left: inset, top: TOP }, { input: marks(random, TOP + info.height, signed) }])
    .png()
    .toBuffer()
  const turned = await sharp(page)
    .rotate((random.next() - 0.5) * 1.8, { background: '#d9d6cd' })
    .resize(wide, high, { fit: 'cover' })
    .greyscale()
    .blur(0.6)
    .png()
    .toBuffer()
  return sharp(turned)
    .composite([grain(random)])
    .jpeg({ quality: 58 })
    .toBuffer()
}

const letterOf = (facts: Facts, about: About) => {
  const [first] = having(facts, 'DIRECTOR', 'PARTNER', 'MEMBER', 'SUBSCRIBER')
  return [
    `${facts.name}\n${[facts.plot, facts.street, facts.postalAddress, placeNamed(facts, 'DISTRICT')].filter(Boolean).join(', ')}\n\n${day(about.filedAt)}\n\nThe Registrar\nBusiness Registry\n\nRE: ${facts.name}, No. ${facts.brn}\n\nSir,\n\nWe forward herewith the particulars of the above, entered in the register on the ${day(facts.registeredOn)}, together with the copies that the law requires. We certify that each copy agrees with its original, which remains in our custody and may be inspected at our office on any working day.\n\nThe business carried on is: ${facts.activity || 'as stated in the register'}.\n\nKindly acknowledge receipt by returning the duplicate of this letter under your stamp.\n\nYours faithfully,\n\n\n\n\n${first?.name ?? 'For the entity'}`,
    `SCHEDULE\n\n${facts.people.map(({ name, roles, id }, index) => `${index + 1}.  ${name}\n     ${roles.join(', ').toLowerCase()}   ${id}`).join('\n\n') || 'No further particulars.'}`,
  ]
}

/** Makes a scanned letter from the paper file: pictures of pages, without searchable text. */
export const scan: Maker = async about => {
  const facts = await readFacts(about.db, about.subject)
  const random = createRandom([...about.handle].reduce((sum, sign) => Math.imul(sum, 31) + sign.charCodeAt(0), 7))
  const pages: Buffer[] = []
  for (const [index, text] of letterOf(facts, about).entries()) pages.push(await scanned(text, random, index === 0))
  return paper(about, doc => {
    for (const [index, page] of pages.entries()) {
      if (index) doc.addPage()
      doc.image(page, 0, 0, { width: A4.width, height: A4.height })
    }
  })
}
