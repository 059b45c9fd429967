import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { ApiError } from '@/dataProvider/apiError'
import type { Import } from '@/definition/defineResource'
import { failureWords } from '@/i18n/outcomeMessages'
import { useRegistry } from '../useRegistry'
import type { ImportRows } from './ImportRows'

/**
 * State of the look-up of the rows in the register; `none` for imports without one, `impossible` for hosts that have no
 * look-up of whole lists.
 */
type Checked = { at: 'none' | 'checking' | 'checked' | 'impossible' } | { at: 'failed'; why: string }

/** Milliseconds without a key press after which corrected values are looked up. */
const TYPING = 400

/**
 * Looks up what the rows under review name, all rows in one request or, for long files, a few. Values that a person
 * corrects are looked up once typing pauses.
 */
export const useRegisterCheck = ({ lookUp }: Import, rows: ImportRows | undefined) => {
  const translate = useTranslate()
  const registry = useRegistry()
  const [checked, setChecked] = useState<Checked>({ at: 'none' })
  const running = useRef<AbortController>(undefined)

  const check = async (delay = 0) => {
    if (!lookUp || !rows) return
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    const { signal } = control
    if (!rows.toLookUp().length) return setChecked({ at: 'checked' })
    setChecked({ at: 'checking' })
    try {
      if (delay) await new Promise(done => setTimeout(done, delay))
      const values = signal.aborted ? [] : rows.toLookUp()
      for (let from = 0; from < values.length && !signal.aborted; from += lookUp.most) {
        const part = values.slice(from, from + lookUp.most)
        const { unknown } = await registry.read(lookUp.read, part, { signal })
        rows.takeLookUp(part, unknown)
      }
      if (!signal.aborted) setChecked({ at: 'checked' })
    } catch (error) {
      if (signal.aborted) return
      const isImpossible = error instanceof ApiError && error.code === 'no-extension'
      setChecked(isImpossible ? { at: 'impossible' } : { at: 'failed', why: failureWords(translate, error) })
    }
  }
  const begin = useEffectEvent(() => {
    setChecked({ at: 'none' })
    void check()
  })
  useEffect(() => {
    if (rows) begin()
    return () => running.current?.abort()
  }, [rows])

  return {
    checked,
    again: () => void check(),
    /** Looks up corrected values; not on a host that cannot. */
    corrected: () => {
      if (checked.at !== 'impossible') void check(TYPING)
    },
  }
}
export type RegisterCheck = ReturnType<typeof useRegisterCheck>
