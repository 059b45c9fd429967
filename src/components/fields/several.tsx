import { type Id, idKey, idsOfKeys, idText } from '@contract/id'
import { memo, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { TypedFilter } from './filters'
import type { FieldKind, InputProps, Option } from './kind'
import './choosing.css'
import './several.css'

/** Returns the values of the options in a form's text, which are texts of `idKey`. */
const valuesIn = (text: string) => idsOfKeys(text).map(idKey)

type GroupProps = {
  name: string
  options: Option[]
  chosen: string
  toggle(values: readonly string[], on: boolean): void
}

/** Group of checkboxes, rendered again only when something in it changed. `chosen` are its own checked values. */
const Group = memo(({ name, options, chosen, toggle }: GroupProps) => {
  const id = useId()
  const translate = useTranslate()
  const ticked = useMemo(() => new Set(valuesIn(chosen)), [chosen])
  const all = ticked.size === options.length
  return (
    <fieldset className="several-group" aria-labelledby={`${id}-name`}>
      <div className="several-bar">
        <span id={`${id}-name`} className="several-name">
          {name}
        </span>
        <span className="several-count">
          {translate('daftari.lists.chosen', { chosen: String(ticked.size), total: String(options.length) })}
        </span>
        <label className="several-all">
          <input
            type="checkbox"
            checked={all}
            ref={box => {
              if (box) box.indeterminate = ticked.size > 0 && !all
            }}
            onChange={({ target }) =>
              toggle(
                options.map(({ value }) => value),
                target.checked,
              )
            }
          />
          {translate('daftari.lists.allOf', { group: name })}
        </label>
      </div>
      <div className="several-boxes">
        {options.map(({ value, label, code, about }) => (
          <label key={value} title={about ?? label}>
            <input
              type="checkbox"
              checked={ticked.has(value)}
              onChange={({ target }) => toggle([value], target.checked)}
            />
            <span>
              {label}
              {code && <small className="several-code">{code}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
})

const byGroup = (options: readonly Option[]) => {
  const groups = new Map<string, Option[]>()
  for (const option of options) {
    const group = groups.get(option.group ?? '')
    if (group) group.push(option)
    else groups.set(option.group ?? '', [option])
  }
  return [...groups]
}

/** Checkboxes by group, with a filter when there are many. Plain inputs, because there may be hundreds. */
const SeveralBoxes = ({ id, label, value, onChange, options = [], error, help, waiting, required }: InputProps) => {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const filter = useDeferredValue(typed.trim().toLowerCase())
  const chosen = useMemo(() => new Set(valuesIn(value)), [value])
  const groups = useMemo(
    () =>
      byGroup(
        options.filter(option =>
          `${option.label} ${option.code ?? ''} ${option.about ?? ''}`.toLowerCase().includes(filter),
        ),
      ),
    [options, filter],
  )
  const latest = useRef({ chosen, options, onChange })
  latest.current = { chosen, options, onChange }
  // Stable function, so that only the group that changed is rendered again.
  const toggle = useRef((values: readonly string[], on: boolean) => {
    const now = latest.current
    const next = new Set(now.chosen)
    for (const one of values) on ? next.add(one) : next.delete(one)
    const shown = now.options.map(option => option.value)
    const unknown = [...next].filter(one => !shown.includes(one))
    now.onChange([...shown.filter(one => next.has(one)), ...unknown].join(','))
  })
  return (
    <fieldset className="field several" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help`}>
      <div className="several-head">
        <span id={`${id}-label`} className="several-label">
          {label}
          {required && (
            <span className="field-required" aria-hidden>
              {' *'}
            </span>
          )}
        </span>
        <span className="several-count" aria-live="polite">
          {translate('daftari.lists.chosen', { chosen: String(chosen.size), total: String(options.length) })}
        </span>
        <input
          id={id}
          type="search"
          className="choosing-search"
          value={typed}
          placeholder={translate('daftari.lists.narrow')}
          aria-label={translate('daftari.lists.narrow')}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={event => {
            // Enter in the filter must not send the form.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      </div>
      <p id={`${id}-help`} className="choosing-help" data-bad={error ? true : undefined} aria-live="polite">
        {error || help}
      </p>
      <div className="several-list" aria-busy={waiting ?? false}>
        {groups.map(([group, of]) => (
          <Group
            key={group}
            name={group}
            options={of}
            chosen={of
              .map(option => option.value)
              .filter(one => chosen.has(one))
              .join(',')}
            toggle={toggle.current}
          />
        ))}
        {!groups.length && (
          <p className="choosing-none">{translate(waiting ? 'daftari.lists.loading' : 'daftari.lists.none')}</p>
        )}
      </div>
    </fieldset>
  )
}

/** Any number of options. */
export const several: FieldKind<Id[]> = {
  plain: (value, { option }) => (Array.isArray(value) ? value.map(one => option(idText(one))).join(', ') : ''),
  parse: idsOfKeys,
  format: ids => (ids ?? []).map(idKey).join(','),
  many: true,
  Filter: TypedFilter,
  Input: SeveralBoxes,
  wide: true,
}
