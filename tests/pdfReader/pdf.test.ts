import { describe, expect, it } from 'vitest'
import { decodeBase64 } from '@/pdfReader/base64'
import { contentOf } from '@/pdfReader/content'
import { fileNameOf } from '@/pdfReader/fileName'
import { GAP, type Layout, layOut, leafAt, PADDING, PRINTED, stepZoom } from '@/pdfReader/layout'
import { findIn, rangeIn, textOf } from '@/pdfReader/pageText'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

describe('base64', () => {
  const all = new Uint8Array(1000).map((_, index) => index % 256)
  const text = Buffer.from(all).toString('base64')
  it.each([
    ['plain', text],
    ['with its type before it', `data:application/pdf;base64,${text}`],
    ['broken into lines', text.replace(/.{76}/g, '$&\r\n')],
  ])('%s gives the bytes', (_, given) => expect(decodeBase64(given)).toEqual(all))
  it('refuses text that is not base64', () => expect(() => decodeBase64('<html>no</html>')).toThrow())
})

describe('what a file is', () => {
  it.each([
    ['a PDF', '%PDF-1.7\n', 'pdf'],
    ['a PDF behind something else', `${'\0'.repeat(900)}%PDF-1.4`, 'pdf'],
    ['a PNG', '\x89PNG\r\n\x1a\n', 'image'],
    ['a JPEG', '\xff\xd8\xff\xe0', 'image'],
    ['plain text', 'Received on 3 May\r\n', 'text'],
    ['bytes of no kind we know', '\x00\x01\x02\x03', 'other'],
    ['nothing', '', 'empty'],
    ['a TIFF', 'II*\0\b\0\0\0', 'scan'],
    ['a GIF', 'GIF89a\x01\0\x01\0', 'image'],
    ['a BMP', `BM${'\0'.repeat(12)}\x28\0\0\0`, 'image'],
  ])('%s', (_, start, kind) => expect(contentOf(bytes(start)).kind).toBe(kind))

  const stream = (name: string) => `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(600)}${[...name].join('\0')}\0\0`
  it.each([
    ['a TIFF of the other order of bytes', 'MM\0*\0\0\0\b', 'tif'],
    ['a Word document', 'PK\x03\x04[Content_Types].xml...word/document.xml', 'docx'],
    ['a Word document with macros', 'PK\x03\x04word/document.xml...word/vbaProject.bin', 'docm'],
    ['an Excel workbook', 'PK\x03\x04...xl/workbook.xml', 'xlsx'],
    ['an OpenDocument text', 'PK\x03\x04...mimetypeapplication/vnd.oasis.opendocument.text', 'odt'],
    ['any other archive', 'PK\x03\x04...photo.jpg', 'zip'],
    ['an old Word document', stream('WordDocument'), 'doc'],
    ['an old workbook', stream('Workbook'), 'xls'],
    ['an Outlook message', stream('__properties_version1.0'), 'msg'],
    ['Rich Text', '{\\rtf1\\ansi', 'rtf'],
    ['a photo of a telephone', '\0\0\0\x18ftypheic', 'heic'],
    ['XML', '<?xml version="1.0"?><a/>', 'xml'],
    ['the unknown', '\x00\x01\x02\x03', 'bin'],
  ])('%s is saved with its ending', (_, start, ending) => expect(contentOf(bytes(start)).file.ending).toBe(ending))

  it.each([
    ['UTF-8', Buffer.from('Kampala – Société'), 'Kampala – Société'],
    ['Windows-1252', Buffer.from('Re\xe7u le 3 mai', 'latin1'), 'Reçu le 3 mai'],
    ['UTF-16LE', Buffer.from('\ufeffSociété', 'utf16le'), 'Société'],
  ])('text in %s is read', (encoding, written, text) =>
    expect(contentOf(new Uint8Array(written))).toMatchObject({ kind: 'text', text, file: { name: encoding } }),
  )
})

describe('the name to save under', () => {
  it.each([
    ['Form 20: change of directors', 'Form 20 change of directors.pdf'],
    ['annual return.PDF', 'annual return.pdf'],
    ['../../etc/passwd', 'etc passwd.pdf'],
    ['a\r\nSet-Cookie: b', 'a Set-Cookie b.pdf'],
    ['exe\u202efdp.txt', 'exe fdp.txt.pdf'],
    ['CON', 'document CON.pdf'],
    ['...', 'document.pdf'],
    ['', 'document.pdf'],
    ['Hati ya 1 – Ñandú', 'Hati ya 1 – Ñandú.pdf'],
    ['x'.repeat(300), `${'x'.repeat(120)}.pdf`],
  ])('%j becomes %j', (wanted, name) => expect(fileNameOf(wanted, 'pdf')).toBe(name))
  it('takes the ending of what the file is', () => expect(fileNameOf('photo.pdf', 'png')).toBe('photo.png'))
  it('has its ending once, however it was spelled', () => expect(fileNameOf('scan.TIFF', 'tif')).toBe('scan.tif'))
})

describe('where pages stand', () => {
  const upright = { width: 600, height: 800, rotate: 0 }
  const across = { width: 800, height: 600, rotate: 0 }
  const room = { width: 632, height: 500 }
  const shape = ({ sizes }: Layout) => sizes.map(({ width, height }) => `${width}x${height}`)

  it('fits each page to the width of the pane, also a landscape one', () =>
    expect(shape(layOut([upright, across], 0, 'width', room))).toEqual(['600x800', '600x450']))
  it('fits each page whole', () =>
    expect(shape(layOut([upright, across], 0, 'page', room))).toEqual(['351x468', '600x450']))
  it('shows each page at its printed size, rotated', () =>
    expect(shape(layOut([upright], 90, 1, room))).toEqual(['1066x800']))
  it('stacks pages below each other', () =>
    expect(layOut([upright, across, upright], 0, 'width', room)).toMatchObject({
      tops: [PADDING, PADDING + 800 + GAP, PADDING + 800 + GAP + 450 + GAP],
      height: PADDING + 800 + GAP + 450 + GAP + 800 + PADDING,
    }))
  it('finds the page at a height', () => {
    const layout = layOut(Array(500).fill(upright), 0, 'width', room)
    expect([0, 20, 827, 828, 1e9].map(height => leafAt(layout, height))).toEqual([0, 0, 0, 1, 499])
  })
  it('zoom goes by the usual steps and stays within them', () => {
    expect([0.72, 1, 4].map(zoom => stepZoom(zoom * PRINTED, 1))).toEqual([0.75, 1.25, 4])
    expect([0.72, 1, 0.25].map(zoom => stepZoom(zoom * PRINTED, -1))).toEqual([0.5, 0.75, 0.25])
  })
})

describe('words in the text of a page', () => {
  const item = (str: string, hasEOL = false) => ({ str, hasEOL })
  const found = (text: string, words: string) =>
    findIn(text, words, 1).map(({ start, end }) => text.slice(start, end).replaceAll('\n', '¶'))

  it('stand in the order of the text layer, lines apart', () =>
    expect(textOf([item('Kampala '), item('Millers', true), { type: 'beginMarkedContent' }, item('Limited')])).toBe(
      'Kampala Millers\nLimited',
    ))
  it.each([
    ['without regard to capitals', 'KAMPALA Millers, kampala', 'Kampala', ['KAMPALA', 'kampala']],
    ['without regard to accents', 'Société et societe', 'SOCIETE', ['Société', 'societe']],
    ['over the end of a line', 'Kampala\nMillers', 'kampala millers', ['Kampala¶Millers']],
    ['divided at the end of a line', 'the com-\npany', 'company', ['com-¶pany']],
    ['with a ligature', 'the \ufb01le', 'file', ['\ufb01le']],
    ['with any white space', 'a  \u00a0 b', 'a b', ['a  \u00a0 b']],
    ['that a pattern would take for signs', 'a.c abc (x', 'a.c', ['a.c']],
    ['none inside another', 'aaaa', 'aa', ['aa', 'aa']],
    ['not at all', 'abc', 'd', []],
    ['when nothing is looked for', 'abc', '  ', []],
  ])('are found %s', (_, text, words, hits) => expect(found(text, words)).toEqual(hits))

  it('are found again in the layer that shows them', () => {
    const layer = document.createElement('div')
    layer.innerHTML = '<span>Kampala </span><span>Mil</span><br><span><span>lers Ltd</span></span>'
    const text = 'Kampala Mil\nlers Ltd'
    const [hit] = findIn(text, 'mil lers', 1)
    expect(hit && rangeIn(layer, text, hit)?.toString()).toBe('Millers')
  })
})
