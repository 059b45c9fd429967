import type { Id } from '@contract/id'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import TextField from '@mui/material/TextField'
import { lazy, Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { formatChoice, parseChoice } from './choices'
import { type FieldKind, type FilterProps, type InputProps, isMissing } from './kind'
import './choosing.css'
import './picked.css'

const PickFilter = lazy(() => import('./PickFilter'))

/** Box with suggestions, in whose place its label stands until its chunk is loaded. */
const Filter = (props: FilterProps) => (
  <Suspense
    fallback={
      <TextField
        fullWidth
        disabled
        placeholder={props.label}
        slotProps={{ htmlInput: { 'aria-label': props.label } }}
      />
    }
  >
    <PickFilter {...props} />
  </Suspense>
)

/** Box that searches a long list and picks one of the results. */
const PickBox = (props: InputProps) => {
  const { id, label, value, onChange, options = [], finding, error, help, waiting, required, autoFocus } = props
  const translate = useTranslate()
  // `options` also holds the chosen row, so the total of the search tells whether it found any.
  const isEmpty = !waiting && (finding ? finding.total === 0 && !finding.busy : options.length === 0)
  return (
    <div className="field picked">
      <label id={`${id}-label`} htmlFor={id}>
        {label}
        {required && (
          <span className="field-required" aria-hidden>
            {' *'}
          </span>
        )}
      </label>
      {finding && (
        <div className="picked-head">
          <input
            id={id}
            type="search"
            className="choosing-search"
            value={finding.typed}
            placeholder={finding.placeholder}
            autoComplete="off"
            spellCheck={false}
            // biome-ignore lint/a11y/noAutofocus: the first field of a dialog
            autoFocus={autoFocus ?? false}
            aria-describedby={`${id}-help`}
            onChange={({ target }) => finding.onTyped(target.value)}
            onKeyDown={event => {
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
          <span className="picked-size">
            <span id={`${id}-size`}>{translate('daftari.lists.rows')}</span>
            <Select
              variant="standard"
              disableUnderline
              value={finding.size}
              labelId={`${id}-size`}
              onChange={({ target }) => finding.onSize(Number(target.value))}
            >
              {finding.sizes.map(size => (
                <MenuItem key={size} value={size}>
                  {size}
                </MenuItem>
              ))}
            </Select>
          </span>
        </div>
      )}
      <div className="picked-list" role="radiogroup" aria-labelledby={`${id}-label`} aria-busy={finding?.busy ?? false}>
        {options.map(option => (
          <label key={option.value} data-chosen={option.value === value || undefined}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className="picked-name">{option.label}</span>
            {option.about && (
              <span className="picked-about" title={option.about}>
                {option.about}
              </span>
            )}
          </label>
        ))}
        {isEmpty && <p className="choosing-none">{finding?.none ?? translate('daftari.lists.none')}</p>}
      </div>
      <p id={`${id}-help`} className="choosing-help" data-bad={error ? true : undefined} aria-live="polite">
        {error ||
          help ||
          (finding && options.length < finding.total
            ? translate('daftari.lists.someOf', { shown: String(options.length), total: String(finding.total) })
            : '')}
      </p>
    </div>
  )
}

/** One row of a long list. */
export const picked: FieldKind<Id | string> = {
  plain: value => (isMissing(value) ? '' : String(value)),
  parse: parseChoice,
  format: formatChoice,
  Filter,
  Input: PickBox,
  chosen: true,
}
