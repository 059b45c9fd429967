import Alert from '@mui/material/Alert'
import type { FormDialog, Resource } from '@/definition/defineResource'
import { useHeldWhilePressed } from '@/fields'
import { draftOf } from '@/fields/formValues'
import { failureWords } from '@/i18n/failureWords'
import { keys } from '@/i18n/keys'
import { useWords } from '@/i18n/words'
import { Lines } from '../Lines'
import { FormField } from './FormField'
import { TrialBox } from './TrialBox'
import type { useFormDraft } from './useFormDraft'

type Props = {
  resource: Pick<Resource, 'name'>
  name: string
  form: Pick<FormDialog<Record<string, unknown>>, 'fields' | 'warning' | 'trial'>
  initial: Record<string, unknown>
  draft: ReturnType<typeof useFormDraft>
  /** What went wrong with the whole of it. */
  failed: string
}

/** The fields of a form with what is said above them; the first that something has to be typed into has the focus. */
export const FormFields = ({ resource, name, form, initial, draft, failed }: Props) => {
  const words = useWords()
  const failure = useHeldWhilePressed(failed)
  const boxes = Object.entries(form.fields).map(([source, field]) => ({
    open: field ? !field.fixed : false,
    empty: !initial[source],
  }))
  const missing = boxes.findIndex(({ open, empty }) => open && empty)
  const changeable = boxes.findIndex(({ open }) => open)
  // Where nothing is missing it is the first that can be changed, not what stands there to be read.
  const first = Math.max(0, missing < 0 ? changeable : missing)
  return (
    <>
      {draft.restored && (
        <Alert severity="info" variant="outlined">
          {words('daftari.lists.restored')}
        </Alert>
      )}
      {form.warning && (
        <Alert severity="warning" variant="outlined">
          {words(keys.formWarning(resource.name, name), { _: form.warning })}
        </Alert>
      )}
      {failure && (
        <Alert severity="error" variant="outlined">
          <Lines text={failure} />
        </Alert>
      )}
      {Object.entries(form.fields).map(
        ([source, field], index) =>
          field && (
            <FormField
              key={source}
              names={{ resource: resource.name, form: name, source }}
              field={field}
              values={draft.values}
              file={draft.files[source]}
              row={initial}
              error={draft.errors[source]}
              cut={draft.cut[source] ?? 0}
              onChange={value => draft.set(source, value)}
              onFill={value => draft.fill(source, value)}
              onFilled={draft.setAll}
              onFile={file => draft.setFile(source, file)}
              onRefused={why => draft.refuse(source, failureWords(words, why))}
              onHeld={fault => draft.hold(source, fault)}
              onBlur={() => draft.leave(source)}
              autoFocus={index === first}
            />
          ),
      )}
      {form.trial && (
        <TrialBox
          resource={resource}
          name={name}
          trial={form.trial}
          draft={draftOf(form.fields, initial, draft.values)}
          ready={form.trial.needs.every(source => draft.values[source]?.trim())}
        />
      )}
    </>
  )
}
