import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import type { Import } from '@/definition/defineResource'
import type { Step } from './importStep'
import { headerOf } from './sheetHeader'

type Mapping = Extract<Step, { at: 'mapping' }>
type Props = { imports: Import; step: Mapping; change(step: Mapping): void }

/** Choice of the sheet and its columns, where the headers are unclear. */
export const MapColumns = ({ imports, step, change }: Props) => {
  const translate = useTranslate()
  const { sheets, sheet, header, mapping } = step
  const headers = sheets[sheet]?.head[header] ?? []
  const { unclear } = headerOf(sheets[sheet], imports)
  const twice = unclear.filter(({ why }) => why === 'twice')
  const hiddenColumns = sheets[sheet]?.hiddenColumns ?? []
  /** Returns the words of a column; one of several with a name is told by its number. */
  const columnWords = (text: string, at: number) => {
    const number = translate('daftari.imports.column', { number: at + 1 })
    const isTwice = twice.some(({ places }) => places.includes(at))
    const name = isTwice ? `${text} (${number})` : text || number
    return hiddenColumns.includes(at) ? translate('daftari.imports.hiddenPart', { name }) : name
  }
  const pickSheet = (next: number) => {
    const { index, mapping } = headerOf(sheets[next], imports)
    change({ ...step, sheet: next, header: index, mapping })
  }
  const pickColumn = (source: string, at: string) => {
    // A column means one thing: it is taken from the field that had it.
    const others = Object.entries(mapping).filter(([other, column]) => other !== source && String(column) !== at)
    change({ ...step, mapping: Object.fromEntries(at === '' ? others : [...others, [source, Number(at)]]) })
  }
  return (
    <div className="import-mapping">
      {sheets.length > 1 && (
        <TextField
          select
          label={translate('daftari.imports.sheet')}
          value={sheet}
          onChange={event => pickSheet(Number(event.target.value))}
        >
          {sheets.map(({ name, rows, hidden }, index) => (
            <MenuItem key={name} value={index}>
              {translate('daftari.imports.sheetRows', {
                name: hidden ? translate('daftari.imports.hiddenPart', { name }) : name,
                smart_count: rows,
              })}
            </MenuItem>
          ))}
        </TextField>
      )}
      <p>{translate('daftari.imports.mapping')}</p>
      {unclear.map(({ source, label, why }) => (
        <p key={source} role="status">
          {translate(`daftari.imports.unclear.${why}`, { name: label })}
        </p>
      ))}
      {imports.columns.map(({ source, label, required }) => (
        <TextField
          key={source}
          select
          label={label}
          required={required ?? false}
          value={mapping[source] ?? ''}
          onChange={event => pickColumn(source, String(event.target.value))}
        >
          {!required && <MenuItem value="">{translate('daftari.imports.noColumn')}</MenuItem>}
          {headers.map((text, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the sheet
            <MenuItem key={at} value={at}>
              {columnWords(text, at)}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </div>
  )
}
