import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { practitioner } from '../../db/schema'
import type { Maker } from '../../edms/edms'
import { day, ink, paper, plain, type } from '../../edms/paper'
import { createRandom } from '../random'

const WIDTH = 360
const HEIGHT = 450

const skins = ['#5b3a29', '#6f4630', '#85563c', '#9a6a4a']
const cloths = ['#23404d', '#3c4a5a', '#4b3b52', '#5c4632', '#2f4a3a']
const walls = ['#dfe6e9', '#e9e4da', '#e2e7dd', '#e6e0e6']
const HAIR = '#1d1714'

const seedOf = (handle: string) => createHash('sha256').update(handle).digest().readUInt32BE(0)

/** Makes an invented portrait, the same for the same handle. */
export const portrait: Maker = async ({ handle }) => {
  const random = createRandom(seedOf(handle))
  const skin = random.pick(skins)
  const face = { x: WIDTH / 2, y: 180, wide: 62 + random.below(10), high: 84 + random.below(8) }
  const long = random.chance(0.5)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${random.pick(walls)}"/>
    ${long ? `<rect x="${face.x - face.wide - 12}" y="150" width="${2 * face.wide + 24}" height="150" rx="46" fill="${HAIR}"/>` : ''}
    <path d="M40 450 C40 345 110 315 180 315 C250 315 320 345 320 450 Z" fill="${random.pick(cloths)}"/>
    <path d="M148 250 h64 v58 q-32 34 -64 0 Z" fill="${skin}"/>
    <path d="M150 312 L180 362 L210 312 L226 322 L184 412 L176 412 L134 322 Z" fill="#f4f2ee"/>
    <ellipse cx="${face.x}" cy="${face.y - 12}" rx="${face.wide + 8}" ry="${face.high + 10}" fill="${HAIR}"/>
    <ellipse cx="${face.x}" cy="${face.y + 12}" rx="${face.wide}" ry="${face.high}" fill="${skin}"/>
    <g fill="${HAIR}"><circle cx="${face.x - 25}" cy="176" r="5"/><circle cx="${face.x + 25}" cy="176" r="5"/></g>
    <path d="M${face.x - 24} 232 q24 ${12 + random.below(10)} 48 0" stroke="${HAIR}" stroke-width="4" fill="none" stroke-linecap="round"/>
  </svg>`
  return Readable.from([await sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer()])
}

const paragraphs = [
  'This paper was made for a demonstration of the register. It concerns nobody, and nothing in it is true.',
  'It stands where an applicant’s own paper would stand: one file of an application to the register of insolvency practitioners, as it was sent in and kept.',
  'Reference, holder and date are those that the register shows for the application.',
]

/** Makes a paper as applicants send it, with the name and number of the register. */
export const supportingPaper: Maker = async about => {
  const [holder] = await about.db
    .select({ name: sql<string>`concat_ws(' ', ${practitioner.firstName}, ${practitioner.lastName})` })
    .from(practitioner)
    .where(eq(practitioner.uniquePractitionerNumber, about.subject))
  const title = about.name.replace(/\.pdf$/i, '').replace(/[_-]+/g, ' ')
  return paper({ ...about, name: title }, doc => {
    doc.font(type.sans).fontSize(9).fillColor(ink.soft)
    doc.text(`Reference ${about.handle.slice(0, 8)}`, { align: 'right' })
    doc.moveDown(3).font(type.serifBold).fontSize(20).fillColor(ink.text).text(plain(title))
    doc.moveDown(0.6).font(type.serif).fontSize(12)
    for (const line of [holder?.name ?? '', about.subject, day(about.filedAt)]) doc.text(plain(line))
    doc.moveDown(2)
    for (const paragraph of paragraphs) doc.text(paragraph, { lineGap: 3 }).moveDown()
  })
}
