import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { Readable } from 'node:stream'
import { eq, type SQLWrapper, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { account } from '../../db/schema'
import type { Maker } from '../../edms/edms'
import { createRandom } from '../random'
import { portrait } from './practitionerPapers'

const CARD = { width: 1011, height: 638 }
const [INK, PAPER] = ['#22304f', '#e9efe6']
// Typeface of a library, so that machines without fonts draw the same letters.
const typeface = createRequire(import.meta.url).resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf')

const seedOf = (handle: string) => createHash('sha256').update(handle).digest().readUInt32BE(0)
const escaped = (text: string) =>
  text.replace(/[&<>]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)

const bytesOf = async (stream: Readable): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

const words = (text: string, size: number, colour: string, width: number) =>
  sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font: `Liberation Sans ${size}`,
      fontfile: typeface,
      width,
      dpi: 96,
      spacing: 8,
      rgba: true,
    },
  })
    .png()
    .toBuffer()

const titles: Readonly<Record<string, string>> = {
  NATIONAL_ID: 'NATIONAL ID CARD',
  PASSPORT: 'PASSPORT',
  ALIEN_ID: 'ALIEN IDENTIFICATION CARD',
}

const nobody = { names: '', kind: '', number: '', nationality: '', born: '', sex: '' }

const textOf = (value: SQLWrapper) => sql<string>`coalesce(${value}, '')`

/** Makes the photo of an invented identity card, which says that it is invented. */
export const idCard: Maker = async about => {
  const [holder = nobody] = await about.db
    .select({
      names: textOf(account.displayName),
      kind: textOf(account.idType),
      number: textOf(account.idNumber),
      nationality: textOf(account.nationality),
      born: textOf(sql`to_char(${account.dateOfBirth}, 'DD.MM.YYYY')`),
      sex: textOf(sql`left(${account.gender}, 1)`),
    })
    .from(account)
    .where(eq(account.id, about.subject))
  const { names, kind, number, nationality, born, sex } = holder
  const face = await sharp(await bytesOf(await portrait(about)))
    .resize(270, 338)
    .toBuffer()
  const lines = `NAME\n${names}\n\nNATIONALITY   ${nationality}\nDATE OF BIRTH   ${born}\nSEX   ${sex}\n\nNo.   ${number}`
  const stripes = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
      <rect width="100%" height="92" fill="${INK}"/><rect y="${CARD.height - 26}" width="100%" height="26" fill="${INK}" opacity=".85"/>
      ${Array.from({ length: 9 }, (_, step) => `<path d="M0 ${150 + step * 50} Q 250 ${110 + step * 50} 505 ${150 + step * 50} T 1011 ${150 + step * 50}" fill="none" stroke="#d3dfd3" stroke-width="1.4"/>`).join('')}
    </svg>`,
  )
  const card = await sharp({ create: { ...CARD, channels: 3, background: PAPER } })
    .composite([
      { input: stripes },
      { input: await words(titles[kind] ?? 'IDENTITY DOCUMENT', 27, '#ffffff', 900), left: 44, top: 28 },
      { input: face, left: 44, top: 134 },
      { input: await words(lines, 21, INK, 620), left: 360, top: 134 },
      { input: await words('SPECIMEN: a made-up person', 14, '#7a2130', 600), left: 360, top: 556 },
    ])
    .jpeg({ quality: 84 })
    .toBuffer()
  return Readable.from([card])
}

/** Makes an invented signature, the same for the same handle. */
export const inkSignature: Maker = async ({ handle }) => {
  const random = createRandom(seedOf(handle))
  const points = Array.from({ length: 11 }, (_, step) => `${40 + step * 46} ${70 + random.below(80)}`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="220">
    <path d="M${points[0]} ${points
      .slice(1)
      .map(point => `T${point}`)
      .join(' ')}" fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round"/>
    <path d="M60 186 Q 300 ${160 + random.below(30)} 560 178" fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round"/>
  </svg>`
  return Readable.from([await sharp(Buffer.from(svg)).png().toBuffer()])
}
