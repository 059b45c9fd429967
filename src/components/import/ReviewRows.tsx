import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Import } from '@/definition/defineResource'
import { faultWords } from './faultWords'
import type { ImportRows } from './ImportRows'
import type { ImportRow } from './importRow'
import { RegisterCheckState } from './RegisterCheckState'
import type { RegisterCheck } from './useRegisterCheck'
import '../list/toneText.css'

/** Height of a row and least width of a column, in px: on a phone the reason of a fault stands below its box. */
const wide = { height: 36, column: 140 }
const narrow = { height: 86, column: 190 }

type Props = { imports: Import; rows: ImportRows; name: string; check: RegisterCheck }

/** All rows of the file, which can be corrected in place or excluded. Only visible rows are rendered. */
export const ReviewRows = ({ imports, rows, name, check }: Props) => {
  const translate = useTranslate()
  const frame = useRef<HTMLDivElement>(null)
  const [only, setOnly] = useState<'faulty' | 'unknown' | undefined>(() =>
    rows.counts().faulty ? 'faulty' : undefined,
  )
  const { checked } = check
  const [version, redraw] = useReducer((n: number) => n + 1, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows change in place; version and look-up say when
  const counts = useMemo(() => rows.counts(), [rows, version, checked])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the counts
  const hasUnknown = useMemo(() => rows.rows.some(row => rows.isUnknown(row)), [rows, version, checked])
  // Rows that are being corrected stay in the filtered view; only the switch filters again.
  const places = useMemo(() => {
    const isShown = (row: ImportRow) => !only || (only === 'unknown' ? rows.isUnknown(row) : rows.groupOf(row) === only)
    return rows.rows.flatMap((row, at) => (isShown(row) ? [at] : []))
  }, [rows, only])
  const { height, column: least } = useMediaQuery('(max-width: 699px)') ? narrow : wide
  const virtual = useVirtualizer({
    count: places.length,
    getScrollElement: () => frame.current,
    estimateSize: () => height,
    overscan: 12,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: all rows are measured again for another height
  useEffect(() => virtual.measure(), [virtual, height])
  const { length } = imports.columns
  const grid = {
    gridTemplateColumns: `64px repeat(${length}, minmax(${least}px, 1fr)) 110px`,
    minWidth: 174 + length * least,
  }
  return (
    <section className="import-review" aria-label={translate('daftari.imports.review', { name })}>
      <div className="import-counts" aria-live="polite">
        <strong>{name}</strong>
        <span>{translate('daftari.imports.counts.all', { smart_count: counts.all })}</span>
        <span className="tone-good">{translate('daftari.imports.counts.good', { smart_count: counts.good })}</span>
        <span className={counts.faulty ? 'tone-bad' : ''}>
          {translate('daftari.imports.counts.faulty', { smart_count: counts.faulty })}
        </span>
        <RegisterCheckState check={check} unknown={counts.unknown} />
        {counts.excluded > 0 && (
          <span>{translate('daftari.imports.counts.left', { smart_count: counts.excluded })}</span>
        )}
        {counts.hidden > 0 && (
          <span className="tone-warning">
            {translate('daftari.imports.counts.hidden', { smart_count: counts.hidden })}
          </span>
        )}
      </div>
      <div className="import-tools">
        <FormControlLabel
          control={
            <Switch size="small" checked={only === 'faulty'} onChange={(_, on) => setOnly(on ? 'faulty' : undefined)} />
          }
          label={translate('daftari.imports.onlyFaulty')}
        />
        <Button
          size="small"
          color="inherit"
          disabled={!counts.faulty}
          onClick={() => {
            rows.leaveOutFaulty()
            redraw()
          }}
        >
          {translate('daftari.imports.leaveFaulty')}
        </Button>
        {counts.hidden > 0 && (
          <Button
            size="small"
            color="inherit"
            onClick={() => {
              rows.includeHidden()
              redraw()
            }}
          >
            {translate('daftari.imports.includeHidden')}
          </Button>
        )}
      </div>
      {hasUnknown && (
        <div className="import-tools">
          <FormControlLabel
            control={
              <Switch
                size="small"
                checked={only === 'unknown'}
                onChange={(_, on) => setOnly(on ? 'unknown' : undefined)}
              />
            }
            label={translate('daftari.imports.onlyUnknown')}
          />
          <Button
            size="small"
            color="inherit"
            onClick={() => {
              rows.includeUnknown(counts.unknown > 0)
              redraw()
            }}
          >
            {translate(counts.unknown ? 'daftari.imports.includeUnknown' : 'daftari.imports.leaveUnknown')}
          </Button>
        </div>
      )}
      <div
        className="import-table"
        ref={frame}
        tabIndex={0}
        role="table"
        aria-rowcount={places.length + 1}
        aria-label={name}
      >
        <div className="import-row import-head" role="row" style={grid}>
          <span role="columnheader">{translate('daftari.imports.row')}</span>
          {imports.columns.map(({ source, label }) => (
            <span role="columnheader" key={source}>
              {label}
            </span>
          ))}
          <span role="columnheader">
            <span className="only-spoken">{translate('daftari.lists.actions')}</span>
          </span>
        </div>
        <div role="rowgroup" style={{ height: virtual.getTotalSize(), position: 'relative' }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const at = places[index] ?? 0
            const row = rows.rows[at]
            if (!row) return null
            const isUnknown = rows.isUnknown(row)
            return (
              <div
                key={at}
                className="import-row"
                role="row"
                aria-rowindex={index + 2}
                data-left={row.excluded || undefined}
                data-unknown={isUnknown || undefined}
                style={{ ...grid, position: 'absolute', insetInline: 0, top: start, height }}
              >
                <span role="cell" className="import-number figures">
                  {row.row}
                </span>
                {imports.columns.map((column, position) => {
                  const fault = row.excluded ? undefined : row.faults[position]
                  return (
                    <span role="cell" key={column.source} className="import-cell">
                      <input
                        value={row.values[position] ?? ''}
                        aria-label={`${column.label} ${row.row}`}
                        aria-invalid={Boolean(fault)}
                        title={fault ? faultWords(translate, fault, column) : row.values[position]}
                        disabled={row.excluded}
                        onChange={event => {
                          rows.correct(at, position, event.target.value)
                          redraw()
                          check.corrected()
                        }}
                      />
                      {fault && <span className="import-why">{faultWords(translate, fault, column)}</span>}
                      {isUnknown && column.source === imports.lookUp?.source && (
                        <span className="import-why import-unknown">{translate('daftari.imports.unknown')}</span>
                      )}
                    </span>
                  )
                })}
                <span role="cell">
                  {isUnknown ? (
                    <FormControlLabel
                      control={
                        <Checkbox
                          size="small"
                          checked={row.included}
                          onChange={(_, included) => {
                            rows.include(at, included)
                            redraw()
                          }}
                          slotProps={{
                            input: { 'aria-label': translate('daftari.imports.include', { row: row.row }) },
                          }}
                        />
                      }
                      label={translate('daftari.imports.takeIn')}
                    />
                  ) : (
                    <Button
                      size="small"
                      color="inherit"
                      onClick={() => {
                        rows.leaveOut(at, !row.excluded)
                        redraw()
                      }}
                    >
                      {translate(row.excluded ? 'daftari.imports.takeIn' : 'daftari.imports.leaveOut')}
                    </Button>
                  )}
                </span>
              </div>
            )
          })}
        </div>
      </div>
    </section>
  )
}
