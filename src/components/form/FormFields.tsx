import Alert from '@mui/material/Alert'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useFrozenWhilePressed } from '../fields'
import { Lines } from '../Lines'
import { FieldInput } from './FieldInput'
import { draftOf, type FormValues, isEmpty } from './formValues'
import { NewerVersion } from './NewerVersion'
import { useSimpleForm } from './SimpleForm'
import { TrialBox } from './TrialBox'
import { useFieldSetters } from './useFieldSetters'

/** Fields of a form, under its alerts. The first empty field that can be changed has the focus. */
export const FormFields = () => {
  const translate = useTranslate()
  const { form, initial, restored, failed } = useSimpleForm()
  const values = useWatch<FormValues>()
  const setters = useFieldSetters()
  const failure = useFrozenWhilePressed(failed)
  const boxes = Object.entries(form.fields).map(([source, field]) => ({
    source,
    open: field ? !field.fixed && !field.unseen : false,
    empty: !initial[source],
  }))
  const missing = boxes.findIndex(({ open, empty }) => open && empty)
  const changeable = boxes.findIndex(({ open, source }) => open && (!form.focus || source === form.focus))
  // The focus goes to the field that the form names, or the first that can be changed, where nothing is missing.
  const first = Math.max(0, missing < 0 ? changeable : missing)
  return (
    <>
      {restored && (
        <Alert severity="info" variant="outlined">
          {translate('daftari.lists.restored')}
        </Alert>
      )}
      {form.warning && (
        <Alert severity="warning" variant="outlined">
          {form.warning}
        </Alert>
      )}
      <NewerVersion setters={setters} />
      {failure && (
        <Alert severity="error" variant="outlined">
          <Lines text={failure} />
        </Alert>
      )}
      {Object.entries(form.fields).map(
        ([source, field], index) =>
          field &&
          !field.unseen && (
            <FieldInput
              key={source}
              source={source}
              field={field}
              values={values}
              setters={setters}
              autoFocus={index === first}
            />
          ),
      )}
      {form.trial && (
        <TrialBox
          trial={form.trial}
          draft={draftOf(form.fields, values)}
          ready={form.trial.needs.every(source => !isEmpty(values[source]))}
        />
      )}
    </>
  )
}
