import type { FieldKind } from '@/fields/kind'

/** How a cell of this kind stands: figures under each other, amounts to the right. */
export const cellClass = ({ figures, align }: Pick<FieldKind, 'figures' | 'align'>) =>
  [figures && 'list-figures', align].filter(Boolean).join(' ')

/** How wide a column stands, where its definition says it in characters. */
export const columnWidth = (width: number | 'rest' | undefined) =>
  typeof width === 'number' ? { width: `${width}ch` } : undefined
