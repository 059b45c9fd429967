import { useTranslate } from 'react-admin'
import type { Facts } from '@/definition/defineFile'
import type { Field, Tone } from '@/definition/field'
import { readableCode } from '@/definition/readableCode'
import { type Lead, leadOf } from '@/definition/recordLink'
import { useLocale } from '@/i18n/useLocale'
import { type FieldKind, fieldKinds, isMissing } from '../fields'

/** Fact that is ready to be shown. */
export type Fact = {
  source: string
  label: string
  kind: FieldKind
  width?: Field<unknown>['width'] | undefined
  text(thing: unknown): string
  tone(thing: unknown): Tone | undefined
  /** Record that the value leads to. */
  lead?(thing: unknown): Lead | undefined
}

/** Returns facts in the person's language; `text` is empty for a missing value. */
// biome-ignore lint/suspicious/noExplicitAny: the engine shows facts about anything
export const useFacts = (facts: Facts<any>): Fact[] => {
  const locale = useLocale()
  const translate = useTranslate()
  return Object.entries(facts).map(([source, field]) => {
    const kind = fieldKinds[field.kind]
    const option = (value: string) => field.options?.[value] ?? readableCode(value)
    return {
      source,
      label: field.label,
      kind,
      width: field.width,
      lead: thing => leadOf(field.leadsTo, field.of(thing), thing),
      text: thing => kind.plain(field.of(thing), { locale, option, translate }),
      tone: thing => {
        const value = field.of(thing)
        return isMissing(value) ? undefined : field.tone?.(String(value))
      },
    }
  })
}
