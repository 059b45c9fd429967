import { useMemo, useState } from 'react'
import { useRecordSelection, useTranslate } from 'react-admin'
import { failureWords } from '@/i18n/outcomeMessages'
import { notify } from '../notices'
import type { Row } from './columns'
import type { ListValue, Selection } from './listContext'

/** Most rows that react-admin's "select all" takes. */
const SELECTION_LIMIT = 250

/** Returns the ticked rows of a list, which the store keeps, and the functions that change them. */
export const useListSelection = ({ resource, getData }: Pick<ListValue, 'resource' | 'getData'>): Selection => {
  const translate = useTranslate()
  const [selectedIds, { select, toggle, clearSelection }] = useRecordSelection<Row>({ resource })
  // Rows that were ticked before the list was left keep their boxes.
  const [isSelecting, setSelecting] = useState(selectedIds.length > 0)
  return useMemo(
    () => ({
      isSelecting,
      setSelecting,
      selectedIds,
      onSelect: select,
      onToggleItem: toggle,
      onUnselectItems: clearSelection,
      onSelectAll: ({ limit = SELECTION_LIMIT } = {}) =>
        void getData?.({ maxResults: limit }).then(
          rows => select(rows.map(({ id }) => id)),
          error => notify({ tone: 'bad', text: failureWords(translate, error) }),
        ),
    }),
    [isSelecting, selectedIds, select, toggle, clearSelection, getData, translate],
  )
}
