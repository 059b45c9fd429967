import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { anchorOnFocus } from './anchorOnFocus'
import type { FilterProps, Option } from './kind'
import './suggestBox.css'

/** Matches words and codes: the rows of a list show codes. */
const matching = createFilterOptions<Option>({ stringify: ({ label, value }) => `${label} ${value}` })
const asTheyAre = (options: Option[]) => options

/** Filter box that suggests options for what is typed; leaving it without a choice brings the chosen one back. */
const PickFilter = ({ id, label, value, onChange, options, search }: FilterProps) => {
  const translate = useTranslate()
  return (
    <Autocomplete<Option>
      id={id}
      options={options}
      value={options.find(option => option.value === value) ?? null}
      onChange={(_, option) => onChange(option?.value ?? '')}
      onInputChange={(_, typed, reason) => search?.onTyped(reason === 'input' ? typed : '')}
      filterOptions={search ? asTheyAre : matching}
      isOptionEqualToValue={(option, chosen) => option.value === chosen.value}
      getOptionKey={option => option.value}
      loading={search?.busy ?? false}
      loadingText={translate('daftari.lists.loading')}
      noOptionsText={search?.none ?? translate('daftari.lists.none')}
      clearText={translate('daftari.lists.takeAway', { value: label })}
      openText={translate('daftari.lists.choose')}
      closeText={translate('daftari.lists.close')}
      autoHighlight
      blurOnSelect
      fullWidth
      // Beside the box, so that screen readers find the list within the page.
      slotProps={{
        popper: { disablePortal: true, popperOptions: { strategy: 'fixed' } },
        paper: { className: 'suggestions' },
      }}
      renderOption={({ key, ...option }, { label: words, value: code }) => (
        <li key={key} {...option}>
          <span className="suggested">{words}</span>
          {!search && <span className="suggested-about">{code}</span>}
        </li>
      )}
      renderInput={({ slotProps, ...input }) => (
        <TextField
          {...input}
          placeholder={label}
          slotProps={{
            ...slotProps,
            input: anchorOnFocus(slotProps.input),
            htmlInput: { ...slotProps.htmlInput, 'aria-label': label, autoComplete: 'off', spellCheck: false },
          }}
        />
      )}
    />
  )
}

export default PickFilter
