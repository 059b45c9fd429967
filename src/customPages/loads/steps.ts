import type { Load, LoadWhole } from '@contract/portal/loads'

/** Steps of a load, in their order. */
export const loadStepNames = ['files', 'columns', 'check', 'write'] as const
export type LoadStepName = (typeof loadStepNames)[number]

/** Tells whether the files and the mapping of a load may change. */
export const isEditable = ({ state }: Pick<Load, 'state'>) => state === 'OPEN' || state === 'CHECKED'

/** Tells whether a check, a writing or a taking back goes on. */
export const isUnderWay = ({ state }: Pick<Load, 'state'>) =>
  state === 'CHECKING' || state === 'WRITING' || state === 'TAKING_BACK'

/** Tells whether a part lacks its kind or a required column. */
export const isIncomplete = ({ kind, missing }: LoadWhole['files'][number]['parts'][number]) =>
  !kind || missing.length > 0

/** Tells whether a load can be checked: it has files, all of them can be read, and no required column is missing. */
export const isComplete = ({ files }: Pick<LoadWhole, 'files'>) =>
  files.length > 0 && files.every(({ fault, parts }) => !fault && !parts.some(isIncomplete))

/** Tells whether a step can be opened. */
export const canOpen = (load: LoadWhole, step: LoadStepName): boolean => {
  const isChecked = load.state !== 'OPEN' && load.state !== 'CHECKING'
  return {
    files: true,
    columns: load.files.length > 0,
    check: load.state !== 'OPEN' || isComplete(load),
    write: isChecked,
  }[step]
}

/** Returns the step that a load opens with: the one that waits for somebody. */
export const firstStep = (load: LoadWhole): LoadStepName => {
  if (load.state === 'CHECKING' || load.state === 'CHECKED') return 'check'
  if (load.state !== 'OPEN') return 'write'
  if (!load.files.length) return 'files'
  return isComplete(load) ? 'check' : 'columns'
}

/** Tells whether a step is done. */
export const isDone = (load: LoadWhole, step: LoadStepName): boolean =>
  ({
    files: load.files.length > 0 || load.state !== 'OPEN',
    columns: isComplete(load) || load.state !== 'OPEN',
    check: load.state !== 'OPEN' && load.state !== 'CHECKING',
    write: load.state === 'WRITTEN' || load.state === 'TAKING_BACK' || load.state === 'TAKEN_BACK',
  })[step]
