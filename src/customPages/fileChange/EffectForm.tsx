import { idText } from '@contract/id'
import { effectKinds } from '@contract/portal/filingEffects'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { type KeyboardEvent, useId } from 'react'
import { fieldKinds } from '@/components/fields'
import { type Box, foundName } from './boxes'
import type { Draft, Values } from './draft'
import { text } from './draft'
import { kindsFor } from './effectForms'
import { useChangeText } from './useChangeText'
import { newPeople, type useOpenEffect } from './useOpenEffect'
import { VillageBox } from './VillageBox'

type BoxProps = {
  id: string
  box: Box
  values: Values
  fault: string | undefined
  busy: boolean
  put(values: Values): void
}

const EffectBox = ({ id, box, values, fault, busy, put }: BoxProps) => {
  const { say } = useChangeText()
  const { name, kind, required, options, currency, find, adds } = box
  const label = say(`fields.${name}`)
  if (find)
    return (
      <VillageBox
        id={id}
        label={label}
        none={say('noVillage')}
        village={text(values[name])}
        value={text(values[foundName(name)])}
        disabled={busy}
        choose={village =>
          put({ [name]: village ? idText(village.id) : null, [foundName(name)]: village?.name ?? null })
        }
      />
    )
  const { Input, parse, format } = fieldKinds[kind]
  const others = adds
    ? Object.keys(newPeople).map(value => ({ value, label: say(`newPerson.${newPeople[value]}`) }))
    : []
  return (
    <Input
      id={id}
      label={label}
      value={format(values[name] as never, {})}
      onChange={typed => put({ [name]: parse(typed, {}) })}
      error={fault || undefined}
      disabled={busy}
      currency={currency}
      {...(options && { options: [...options, ...others] })}
      {...(required && { required })}
    />
  )
}

type Props = { draft: Draft; busy: boolean; effect: ReturnType<typeof useOpenEffect> }

/** Form that puts one effect into the filing: its kind, then the boxes of this kind. Enter in a box adds it. */
export const EffectForm = ({ draft, busy, effect }: Props) => {
  const { say, fault } = useChangeText()
  const base = useId()
  const { kind, values, shown, isChecked, put, submit } = effect
  const Kinds = fieldKinds.choice.Input
  const addAtEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    submit()
  }
  return (
    <fieldset className="change-effect" ref={effect.form as never} onKeyDown={addAtEnter}>
      <legend>{say('add')}</legend>
      <Kinds
        id={`${base}-kind`}
        label={say('kind')}
        value={kind ?? ''}
        options={kindsFor(draft).map(value => ({ value, label: say(`kinds.${value}`) }))}
        disabled={busy}
        onChange={chosen => effect.begin(effectKinds.find(each => each === chosen))}
      />
      {shown.map(({ key, ...box }) => (
        <EffectBox
          key={`${kind} ${key}`}
          id={`${base}-${key}`}
          box={box}
          values={{ ...values, [box.name]: values[key], [foundName(box.name)]: values[foundName(key)] }}
          fault={isChecked ? fault(box, values[key]) : undefined}
          busy={busy}
          put={changed =>
            put(
              box.find
                ? { [key]: changed[box.name], [foundName(key)]: changed[foundName(box.name)] }
                : { [key]: changed[box.name] },
            )
          }
        />
      ))}
      {effect.isReminded && (
        <Alert severity="error" variant="outlined">
          {say('unadded')}
        </Alert>
      )}
      {kind && (
        <Button ref={effect.addButton} variant="outlined" disabled={busy} onClick={submit}>
          {say('addThis')}
        </Button>
      )}
    </fieldset>
  )
}
