import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { findHeader } from '@spreadsheet/match'
import type { Import, Resource } from '@/definition/defineResource'
import { keys } from '@/i18n/keys'
import { useWords } from '@/i18n/words'
import type { Step } from './useImport'

type Mapping = Extract<Step, { at: 'mapping' }>
type Props = { resource: Resource; imports: Import; step: Mapping; change(step: Mapping): void }

/** Which sheet, and which of its columns hold what is wanted, where the headers do not say it by themselves. */
export const MapColumns = ({ resource, imports, step, change }: Props) => {
  const words = useWords()
  const { sheets, sheet, header, mapping } = step
  const headers = sheets[sheet]?.head[header] ?? []
  const pickSheet = (next: number) => {
    const head = (sheets[next]?.head ?? []).map((cells, row) => ({ row, cells }))
    const found = findHeader(head, imports.columns)
    change({ ...step, sheet: next, header: found.index, mapping: found.mapping })
  }
  const pickColumn = (source: string, at: string) => {
    const { [source]: _, ...others } = mapping
    change({ ...step, mapping: at === '' ? others : { ...others, [source]: Number(at) } })
  }
  return (
    <div className="import-mapping">
      {sheets.length > 1 && (
        <TextField
          select
          label={words('daftari.imports.sheet')}
          value={sheet}
          onChange={event => pickSheet(Number(event.target.value))}
        >
          {sheets.map(({ name, rows }, index) => (
            <MenuItem key={name} value={index}>
              {words('daftari.imports.sheetRows', { name, smart_count: rows })}
            </MenuItem>
          ))}
        </TextField>
      )}
      <p>{words('daftari.imports.mapping')}</p>
      {imports.columns.map(({ source, label, required }) => (
        <TextField
          key={source}
          select
          label={words(keys.importColumn(resource.name, source), { _: label })}
          required={required ?? false}
          value={mapping[source] ?? ''}
          onChange={event => pickColumn(source, String(event.target.value))}
        >
          {!required && <MenuItem value="">{words('daftari.imports.noColumn')}</MenuItem>}
          {headers.map((text, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the sheet
            <MenuItem key={at} value={at}>
              {text || words('daftari.imports.column', { number: at + 1 })}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </div>
  )
}
