import type { LoadFile, LoadMapping, LoadPart, LoadWhole } from '@contract/portal/loads'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import Alert from '@mui/material/Alert'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { ToneText } from '@/components/list/ToneText'
import { isIncomplete } from './steps'
import { useLoadText } from './useLoadText'
import './columns.css'

type Props = {
  load: LoadWhole
  file: LoadFile
  mapping: LoadMapping
  disabled: boolean
  busy: boolean
  save(mapping: LoadMapping): void
}

type PartProps = Omit<Props, 'file'> & { part: LoadPart; name: string }

/** Choice of a field that is not taken from the file; no header is a space. */
const LEFT_OUT = ' '

/** Returns the marks of a menu that takes no choice while the last one is saved. It keeps the focus, unlike a disabled one. */
export const whileBusy = (busy: boolean, labels: { 'aria-label'?: string } = {}) => ({
  readOnly: busy,
  SelectDisplayProps: { ...labels, 'aria-busy': busy },
})

/** Table of the fields of a kind, each beside the column of the file that it is read from. */
const PartColumns = ({ load, part, name, mapping, disabled, busy, save }: PartProps) => {
  const { say, label } = useLoadText()
  const fields = load.kinds.find(kind => kind.name === part.kind)?.fields ?? []
  const { kind } = part
  if (!kind) return null
  // Fields of statements are named by themselves.
  if (!part.headers.length) return <p className="loads-soft">{Object.values(part.columns).map(label).join(', ')}</p>
  const corrected = mapping.columns?.[kind] ?? {}
  const choose = (field: string, choice: string) => {
    const { [field]: _, ...others } = corrected
    const header = choice === LEFT_OUT ? '' : choice
    save({ ...mapping, columns: { ...mapping.columns, [kind]: choice ? { ...others, [field]: header } : others } })
  }
  return (
    <table className="loads-columns" aria-label={name}>
      <thead>
        <tr>
          <th scope="col">{say('columns.field')}</th>
          <th scope="col">{say('columns.column')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(field => {
          const header = corrected[field.name] ?? part.columns[field.name] ?? ''
          const isMissing = field.required && !header
          const isCorrected = field.name in corrected
          const isLeftOut = corrected[field.name] === ''
          const nothing = isCorrected ? 'proposed' : isMissing ? 'chooseOne' : 'none'
          return (
            <tr key={field.name} data-empty={(!header && !field.required) || undefined}>
              <th scope="row">
                {label(field.label)}
                {field.required && (
                  <span className="loads-required">
                    {' *'}
                    <span className="only-spoken">{say('columns.required')}</span>
                  </span>
                )}
              </th>
              <td>
                <TextField
                  select
                  fullWidth
                  value={isLeftOut ? LEFT_OUT : header}
                  disabled={disabled}
                  error={isMissing}
                  onChange={({ target }) => choose(field.name, target.value)}
                  slotProps={{
                    select: {
                      displayEmpty: true,
                      ...whileBusy(busy, { 'aria-label': say('columns.columnOf', { field: label(field.label) }) }),
                    },
                  }}
                >
                  {(isCorrected || !header) && <MenuItem value="">{say(`columns.${nothing}`)}</MenuItem>}
                  {(isLeftOut || (header && !field.required)) && (
                    <MenuItem value={LEFT_OUT}>{say('columns.leftOut')}</MenuItem>
                  )}
                  {header && !part.headers.includes(header) && <MenuItem value={header}>{header}</MenuItem>}
                  {[...new Set(part.headers.filter(Boolean))].map(one => (
                    <MenuItem key={one} value={one}>
                      {one}
                    </MenuItem>
                  ))}
                </TextField>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Kind of a file and the columns of each of its parts, which are folded where nothing is missing among several. */
export const FileColumns = ({ load, file, mapping, disabled, busy, save }: Props) => {
  const { say, kind, label, fault, count } = useLoadText()
  const id = useId()
  const [isOpen] = useState(() => load.files.length === 1 || file.parts.some(isIncomplete) || Boolean(file.fault))
  const { name, parts } = file
  const chosen = mapping.files?.[name] ?? (parts.length === 1 ? (parts[0]?.kind ?? '') : '')
  const isSheets = parts.length > 1 || parts.some(({ file: inner, sheet }) => inner || sheet)
  // The kinds of files in a zip are told by their names, and those of statements by themselves.
  const isFixed = parts.some(({ file: inner, headers }) => inner || !headers.length)
  const isWarned = parts.some(isIncomplete) || Boolean(file.fault)
  const found = parts.reduce((sum, { columns }) => sum + Object.keys(columns).length, 0)
  const chooseKind = (next: string) => {
    const { [name]: _, ...others } = mapping.files ?? {}
    save({ ...mapping, files: next ? { ...others, [name]: next } : others })
  }
  return (
    <details className="loads-part" open={isOpen}>
      <summary>
        <ExpandIcon className="loads-part-sign" fontSize="small" />
        <h3 id={id}>{name}</h3>
        <ToneText tone={isWarned ? 'warning' : 'good'}>
          {isWarned
            ? say('columns.toMap')
            : say('columns.found', {
                kinds: [...new Set(parts.map(part => kind(part.kind ?? '')))].join(', '),
                smart_count: found,
                found: count(found),
              })}
        </ToneText>
      </summary>
      {file.fault && (
        <Alert severity="error" variant="outlined">
          {fault(file.fault)}
        </Alert>
      )}
      {!isFixed && (
        <TextField
          select
          className="loads-kind"
          label={say('columns.kind')}
          value={chosen}
          disabled={disabled}
          onChange={({ target }) => chooseKind(target.value)}
          slotProps={{ select: { displayEmpty: true, ...whileBusy(busy) }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">
            {say(isSheets ? 'columns.bySheet' : chosen ? 'columns.byName' : 'columns.chooseKind')}
          </MenuItem>
          {load.kinds.map(one => (
            <MenuItem key={one.name} value={one.name}>
              {kind(one.name)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {parts.map(part => {
        const title = [part.file, part.sheet, part.kind && kind(part.kind)].filter(Boolean).join(' · ')
        return (
          <div key={title} className="loads-sheet">
            {isSheets && <h4>{title}</h4>}
            {part.missing.length > 0 && (
              <Alert severity="warning" variant="outlined">
                {say('columns.missing', {
                  smart_count: part.missing.length,
                  fields: part.missing.map(label).join(', '),
                })}
              </Alert>
            )}
            <PartColumns
              load={load}
              part={part}
              name={say('columns.of', { name: [name, part.file, part.sheet].filter(Boolean).join(' · ') })}
              mapping={mapping}
              disabled={disabled}
              busy={busy}
              save={save}
            />
          </div>
        )
      })}
    </details>
  )
}
