import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import type { Suggestion } from '@/definition/field'
import { closest } from './closest'
import { Labelled, shared } from './inputs'
import type { InputProps } from './kind'
import './choosing.css'

/** A box to type in that offers what is known and fits; the arrows and Enter choose, and anything else may stand there. */
const SuggestBox = (props: InputProps) => {
  const { suggestions = [], value, onChange, onPick, longest, placeholder } = props
  // Its own helper text and error stay on the text field; the rest belongs to the box around it.
  const { value: _, ...field } = shared(props)
  return (
    <Labelled {...props}>
      <Autocomplete<Suggestion, false, true, true>
        id={props.id}
        freeSolo
        disableClearable
        autoHighlight={value.trim() !== ''}
        openOnFocus={false}
        options={suggestions}
        filterOptions={all => closest(all, value)}
        getOptionLabel={option => (typeof option === 'string' ? option : option.value)}
        getOptionKey={option => (typeof option === 'string' ? option : `${option.value} ${option.about}`)}
        value={value}
        inputValue={value}
        onInputChange={(_, typed, reason) => {
          if (reason === 'input') onChange(typed)
        }}
        onChange={(_, chosen) => {
          if (typeof chosen !== 'string') onPick?.(chosen)
        }}
        renderOption={({ key, ...option }, { value: known, about }) => (
          <li key={key} {...option} className={`${option.className} suggested`}>
            <span>{known}</span>
            <span>{about}</span>
          </li>
        )}
        renderInput={({ slotProps, ...input }) => (
          <TextField
            {...input}
            {...field}
            slotProps={{
              ...slotProps,
              htmlInput: { ...slotProps.htmlInput, maxLength: longest, placeholder, autoComplete: 'off' },
              formHelperText: { 'aria-live': 'polite' },
            }}
          />
        )}
      />
    </Labelled>
  )
}

export default SuggestBox
