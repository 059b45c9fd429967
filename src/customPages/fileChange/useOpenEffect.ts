import type { EffectKind } from '@contract/portal/filingEffects'
import { useRef, useState } from 'react'
import { useFaultFocus } from '@/components/form/useFaultFocus'
import { type Box, boxesOfPerson, foundName } from './boxes'
import type { AddedPerson, Draft, Values } from './draft'
import { text } from './draft'
import type { FilingInput } from './filingInput'
import { useChangeText } from './useChangeText'

/** People who are not in the file yet, by their choice in a box. */
export const newPeople: Record<string, AddedPerson['kind']> = {
  'new:INDIVIDUAL': 'INDIVIDUAL',
  'new:CORPORATE': 'CORPORATE',
}

/** Takes an effect with the people whom it brings, by the field that names them. */
export type AddEffect = (
  kind: EffectKind,
  values: Values,
  people: readonly { field: string; person: Omit<AddedPerson, 'key'> }[],
) => void

type Open = FilingInput['effect']
type Props = { draft: Draft; effect: Open; change(effect: Open): void; add: AddEffect }

/**
 * Checks and adds the effect that is being typed and is not in the filing yet. `isOpen` while there is one; `remind` marks it then, and
 * puts the focus where it can be finished.
 */
export const useOpenEffect = ({ draft, effect: { kind, values }, change, add }: Props) => {
  const { say, boxes, fault } = useChangeText()
  const addButton = useRef<HTMLButtonElement>(null)
  const { form, focusFault } = useFaultFocus(addButton)
  const [isChecked, setChecked] = useState(false)
  const [isReminded, setReminded] = useState(false)
  const begin = (next: EffectKind | undefined) => {
    change({ kind: next, values: { on: values.on } })
    setChecked(false)
    setReminded(false)
  }
  const own = kind ? boxes(draft, { kind, values }) : []
  const added = own.flatMap(box => {
    const person = box.adds ? newPeople[text(values[box.name])] : undefined
    return person ? [{ field: box.name, person }] : []
  })
  const ofPerson = added.flatMap(({ field, person }) =>
    boxesOfPerson(person, say).map(box => ({ ...box, key: `${field}.${box.name}` })),
  )
  const shown: (Box & { key: string })[] = [...own.map(box => ({ ...box, key: box.name })), ...ofPerson]
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
    begin(undefined)
  }
  return {
    ...{ form, addButton, kind, values, shown, isChecked, isReminded, begin, submit },
    isOpen: kind !== undefined,
    put: (changed: Values) => change({ kind, values: { ...values, ...changed } }),
    remind: () => {
      setChecked(true)
      setReminded(true)
      focusFault()
    },
  }
}
