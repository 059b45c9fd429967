import { idKey, idText, type WireId } from '@contract/id'
import Alert from '@mui/material/Alert'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Field } from '@/definition/field'
import { useLocale } from '@/i18n/useLocale'
import { fieldKinds, type Option } from '../fields'
import { type FormValues, formatValue, isEmpty } from './formValues'
import { useSimpleForm } from './SimpleForm'
import type { useFieldSetters } from './useFieldSetters'
import { useOptions } from './useOptions'
import type { Difference } from './versions'
import './newerVersion.css'

/** Returns what a person calls a value of a field: the labels of what is chosen, else the text of a cell. */
const valueText = (field: Field<never>, options: readonly Option[] | undefined, locale: string, value: unknown) => {
  if (!options) return fieldKinds[field.kind].plain(value, { locale, option: key => field.options?.[key] ?? key })
  const labelOf = (id: WireId) => options.find(option => option.value === idKey(id))?.label ?? idText(id)
  return [value as WireId[]].flat().map(labelOf).join(', ')
}

type Props = { difference: Difference; field: Field<never>; setters: ReturnType<typeof useFieldSetters> }

/** A field of which the form and the newer version say different things, with the choice between them. */
const Choice = ({ difference: { source, mine, theirs }, field, setters }: Props) => {
  const translate = useTranslate()
  const id = useId()
  const locale = useLocale()
  const { initial } = useSimpleForm()
  const value = useWatch<FormValues>({ name: source })
  const { options } = useOptions(field.among, { source, value: formatValue(field, mine), initial })
  const isAt = (side: unknown) => formatValue(field, value) === formatValue(field, side)
  const labelOf = (key: 'yours' | 'saved', side: unknown) => (
    <>
      <span className="newer-side">{translate(`daftari.lists.newer.${key}`)}</span>{' '}
      {isEmpty(side) ? translate('daftari.lists.newer.empty') : valueText(field, options, locale, side)}
    </>
  )
  return (
    <div className="newer-field">
      <span id={id} className="newer-label">
        {field.label}
      </span>
      <RadioGroup
        aria-labelledby={id}
        value={isAt(mine) ? 'mine' : isAt(theirs) ? 'theirs' : ''}
        onChange={(_, side) => setters.setValue(source, side === 'mine' ? mine : theirs)}
      >
        <FormControlLabel value="mine" control={<Radio size="small" />} label={labelOf('yours', mine)} />
        <FormControlLabel value="theirs" control={<Radio size="small" />} label={labelOf('saved', theirs)} />
      </RadioGroup>
    </div>
  )
}

/**
 * Shows what somebody else saved while a form was open beside what stands in the form, field by field. The form holds
 * what is chosen here, and its button saves it over the newer version.
 */
export const NewerVersion = ({ setters }: Pick<Props, 'setters'>) => {
  const translate = useTranslate()
  const { form, differences } = useSimpleForm()
  if (!differences) return null
  return (
    <Alert severity="warning" variant="outlined" className="newer">
      <p className="newer-title">{translate(`daftari.lists.newer.${differences.length ? 'choose' : 'same'}`)}</p>
      {differences.map(difference => {
        const field = form.fields[difference.source]
        return field && <Choice key={difference.source} difference={difference} field={field} setters={setters} />
      })}
    </Alert>
  )
}
