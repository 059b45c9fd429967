import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { Suggestion } from '@/definition/field'
import { anchorOnFocus } from './anchorOnFocus'
import { closest, meant } from './closest'
import type { InputProps } from './kind'
import { Labelled, shared } from './Labelled'
import './suggestBox.css'

/**
 * Text box with suggestions: Enter takes the highlighted one, the arrow keys highlight another, and any other text is
 * allowed.
 */
const SuggestBox = (props: InputProps) => {
  const { suggestions = [], value, onChange, onPick, placeholder } = props
  const [open, setOpen] = useState(false)
  const [lit, setLit] = useState<Suggestion | null>(null)
  const offered = closest(suggestions, value)
  const first = meant(suggestions, value)
  const taken = offered.find(one => one === lit) ?? first
  const pick = (chosen: Suggestion) => {
    setOpen(false)
    onPick?.(chosen)
  }
  // The Autocomplete controls the value; the other props go to its text box.
  const { value: _, ...field } = shared(props)
  return (
    <Labelled {...props}>
      <Autocomplete<Suggestion, false, true, true>
        id={props.id}
        freeSolo
        disableClearable
        autoHighlight={first !== undefined}
        open={open && offered.length > 0}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        onHighlightChange={(_, option) => setLit(option)}
        // Inside the dialog, so that screen readers find the list, and `fixed`, so that the dialog does not clip it.
        slotProps={{
          popper: { disablePortal: true, popperOptions: { strategy: 'fixed' } },
          paper: { className: 'suggestions' },
        }}
        options={suggestions}
        filterOptions={() => offered}
        getOptionLabel={option => (typeof option === 'string' ? option : option.value)}
        getOptionKey={option => (typeof option === 'string' ? option : `${option.value} ${option.about}`)}
        value={value}
        inputValue={value}
        onInputChange={(_, typed, reason) => {
          if (reason !== 'input') return
          setLit(null)
          onChange(typed)
        }}
        onChange={(_, chosen) => {
          if (typeof chosen !== 'string') pick(chosen)
        }}
        onKeyDown={event => {
          if (event.key !== 'Enter' || !open || !taken) return
          // Keeps this Enter from the form, which would send on it.
          event.preventDefault()
          event.defaultMuiPrevented = true
          pick(taken)
        }}
        renderOption={({ key, ...option }, { value: suggestion, about }) => (
          <li key={key} {...option}>
            <span className="suggested">{suggestion}</span>
            <span className="suggested-about">{about}</span>
          </li>
        )}
        renderInput={({ slotProps, ...input }) => (
          <TextField
            {...input}
            {...field}
            slotProps={{
              ...slotProps,
              input: anchorOnFocus(slotProps.input),
              htmlInput: { ...slotProps.htmlInput, placeholder, autoComplete: 'off' },
              formHelperText: { 'aria-live': 'polite' },
            }}
          />
        )}
      />
    </Labelled>
  )
}

export default SuggestBox
