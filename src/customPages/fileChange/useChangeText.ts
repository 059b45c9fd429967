import type { PresentFile } from '@contract/portal/filedChanges'
import { useTranslate } from 'react-admin'
import { fieldKinds } from '@/components/fields'
import { useLocale } from '@/i18n/useLocale'
import { type Box, foundName } from './boxes'
import type { Draft, Item } from './draft'
import { text } from './draft'
import { effectForms } from './effectForms'

/** Returns the words of the dialog: by key, of a fault of a box, and the sentence of an effect. */
export const useChangeText = () => {
  const translate = useTranslate()
  const locale = useLocale()
  const say = (key: string, params?: Record<string, unknown>) => translate(`daftari.fileChange.${key}`, params)
  const boxes = (draft: Draft, { kind, values }: Pick<Item, 'kind' | 'values'>): Box[] => [
    { name: 'on', kind: 'date', required: true },
    ...effectForms[kind].boxes(draft, say, values),
  ]
  const plain = (box: Box, value: unknown) =>
    fieldKinds[box.kind].plain(value, {
      locale,
      option: key => box.options?.find(one => one.value === key)?.label ?? key,
      translate,
      currency: box.currency,
    })
  return {
    say,
    boxes,
    /** Tells why a box cannot stay as it is; empty where it can. */
    fault({ kind, required }: Box, value: unknown): string {
      if (!text(value).trim()) return required ? translate('daftari.lists.required') : ''
      const wrong = fieldKinds[kind].fault?.(value as never, {})
      return wrong ? translate(`daftari.lists.${wrong.key}`, wrong.params) : ''
    },
    /** Returns an effect in words: its kind, then each value that was given. */
    sentence(draft: Draft, item: Item) {
      const parts = boxes(draft, item).flatMap(box => {
        const value = box.find ? text(item.values[foundName(box.name)]) : plain(box, item.values[box.name])
        return value ? [translate('daftari.lists.labelled', { label: say(`fields.${box.name}`), value })] : []
      })
      return { title: say(`kinds.${item.kind}`), text: parts.join(' · ') }
    },
    /** Returns the file of today in a few words. */
    today: ({ name, brn }: PresentFile) => `${name} (${brn})`,
  }
}
