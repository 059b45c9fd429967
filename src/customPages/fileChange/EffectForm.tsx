import { idText } from '@contract/id'
import { type EffectKind, effectKinds } from '@contract/portal/filingEffects'
import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import { fieldKinds } from '@/components/fields'
import { useFaultFocus } from '@/components/form/useFaultFocus'
import { type Box, boxesOfPerson, foundName } from './boxes'
import type { AddedPerson, Draft, Values } from './draft'
import { text } from './draft'
import { kindsFor } from './effectForms'
import { useChangeText } from './useChangeText'
import { VillageBox } from './VillageBox'

const NEW: Record<string, AddedPerson['kind']> = { 'new:INDIVIDUAL': 'INDIVIDUAL', 'new:CORPORATE': 'CORPORATE' }

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
        value={text(values[foundName(name)])}
        disabled={busy}
        choose={village =>
          put({ [name]: village ? idText(village.id) : null, [foundName(name)]: village?.name ?? null })
        }
      />
    )
  const { Input, parse, format } = fieldKinds[kind]
  const others = adds ? Object.keys(NEW).map(value => ({ value, label: say(`newPerson.${NEW[value]}`) })) : []
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

type Props = {
  draft: Draft
  busy: boolean
  /** Takes an effect with the people whom it brings, by the field that names them. */
  add(kind: EffectKind, values: Values, people: readonly { field: string; person: Omit<AddedPerson, 'key'> }[]): void
  onChanged(): void
}

/** Form that puts one effect into the filing: its kind, then the boxes of this kind. */
export const EffectForm = ({ draft, busy, add, onChanged }: Props) => {
  const { say, boxes, fault } = useChangeText()
  const { form, focusFault } = useFaultFocus()
  const base = useId()
  const [kind, setKind] = useState<EffectKind>()
  const [values, setValues] = useState<Values>({})
  const [isChecked, setChecked] = useState(false)
  const put = (changed: Values) => {
    setValues(before => ({ ...before, ...changed }))
    onChanged()
  }
  const own = kind ? boxes(draft, { kind, values }) : []
  const added = own.flatMap(box => {
    const person = box.adds ? NEW[text(values[box.name])] : undefined
    return person ? [{ field: box.name, person }] : []
  })
  const ofPerson = added.flatMap(({ field, person }) =>
    boxesOfPerson(person, say).map(box => ({ ...box, key: `${field}.${box.name}` })),
  )
  const shown = [...own.map(box => ({ ...box, key: box.name })), ...ofPerson]
  const submit = () => {
    setChecked(true)
    if (!kind || shown.some(box => fault(box, values[box.key]))) return focusFault()
    const names = own.map(({ name }) => name).flatMap(name => [name, foundName(name)])
    add(
      kind,
      Object.fromEntries(names.map(name => [name, values[name] ?? null])),
      added.map(({ field, person }) => ({
        field,
        person: {
          kind: person,
          values: Object.fromEntries(
            boxesOfPerson(person, say).map(({ name }) => [name, values[`${field}.${name}`] ?? null]),
          ),
        },
      })),
    )
    setKind(undefined)
    setValues({ on: values.on })
    setChecked(false)
  }
  const Kinds = fieldKinds.choice.Input
  return (
    <fieldset className="change-effect" ref={form as never}>
      <legend>{say('add')}</legend>
      <Kinds
        id={`${base}-kind`}
        label={say('kind')}
        value={kind ?? ''}
        options={kindsFor(draft).map(value => ({ value, label: say(`kinds.${value}`) }))}
        disabled={busy}
        onChange={chosen => {
          setKind(effectKinds.find(each => each === chosen))
          setValues(({ on }) => ({ on }))
          setChecked(false)
        }}
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
      {kind && (
        <Button variant="outlined" disabled={busy} onClick={submit}>
          {say('addThis')}
        </Button>
      )}
    </fieldset>
  )
}
