import { useTranslate } from 'react-admin'
import { z } from 'zod'
import { fieldKinds } from '../fields'
import { FailedBanner } from '../list/listStates'
import '../list/listStates.css'
import { useSource } from '../useSource'
import { noteOwners, type Subject } from './calls'

const Day = fieldKinds.date.Input
const Owner = fieldKinds.choice.Input

export const Due = z.object({ day: z.string(), ownerId: z.string() })
export type Due = z.infer<typeof Due>

/** Tells whether a text is a day as it is sent. */
export const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

type Props = {
  id: string
  subject: Subject
  due: Due
  today: string
  isChecked: boolean
  disabled: boolean
  autoFocus?: boolean
  onChange(due: Due): void
}

/** Day and owner of a reminder. The owners are the staff who may read the record. */
export const ReminderFields = ({
  id,
  subject,
  due,
  today,
  isChecked,
  disabled,
  autoFocus = false,
  onChange,
}: Props) => {
  const translate = useTranslate()
  const say = (key: string) => translate(`daftari.notes.${key}`)
  const { data: owners, error, isFetching, refetch } = useSource(['note-owners', subject.kind], noteOwners, subject)
  const fault = isDay(due.day) ? due.day < today && say('dayPast') : say('dayMissing')
  return (
    <div className="notes-due">
      <Day
        id={`${id}-day`}
        label={say('day')}
        value={due.day}
        onChange={day => onChange({ ...due, day })}
        error={isChecked && fault ? fault : undefined}
        earliest={today}
        disabled={disabled}
        autoFocus={autoFocus}
        required
      />
      {error ? (
        <FailedBanner error={error} busy={isFetching} reload={() => void refetch()} title={say('ownersFailed')} />
      ) : (
        <Owner
          id={`${id}-owner`}
          label={say('owner')}
          value={due.ownerId}
          onChange={ownerId => onChange({ ...due, ownerId })}
          options={(owners ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          waiting={!owners}
          error={isChecked && !due.ownerId ? say('ownerMissing') : undefined}
          disabled={disabled}
          required
        />
      )}
    </div>
  )
}
