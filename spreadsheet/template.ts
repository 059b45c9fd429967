import { type CellObject, utils, write } from 'xlsx'

/** Rows below the header whose cells are formatted. */
const ROWS = 1000

/** Format of cells whose content stays as typed: long numbers keep their digits, and zeros in front stay. */
const TEXT = '@'

/** Writes a workbook with a header and empty cells, all of them formatted as text. */
export const templateOf = (headers: readonly string[], sheet: string): Uint8Array => {
  const header = headers.map((v): CellObject => ({ t: 's', v, z: TEXT }))
  const blank = headers.map((): CellObject => ({ t: 'z', z: TEXT }))
  const cells = [header, ...Array.from({ length: ROWS }, () => blank)]
  const book = utils.book_new()
  utils.book_append_sheet(
    book,
    { ...utils.aoa_to_sheet(cells, { dense: true }), '!cols': headers.map(() => ({ wch: 24 })) },
    sheet,
  )
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer)
}
