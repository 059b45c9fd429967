import type { LoadMapping, LoadWhole } from '@contract/portal/loads'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { sendMapping } from './calls'
import { FileColumns, whileBusy } from './FileColumns'
import { NextStep } from './NextStep'
import { isComplete, isEditable, type LoadStepName } from './steps'
import type { LoadRequests } from './useLoad'
import { useLoadText } from './useLoadText'

const MAP = 'map'
const dayOrders = ['DMY', 'MDY'] as const

type SchemeProps = { value: string; disabled: boolean; busy: boolean; save(scheme: string | undefined): void }

/** Scheme of the identifiers of BODS statements that are BRNs. It is saved when the box is left. */
const BrnScheme = ({ value, disabled, busy, save }: SchemeProps) => {
  const { say } = useLoadText()
  return (
    <TextField
      className="loads-days"
      label={say('columns.brnScheme')}
      helperText={say('columns.brnSchemeHelp')}
      defaultValue={value}
      disabled={disabled}
      slotProps={{ input: { readOnly: busy } }}
      onBlur={({ target }) => target.value.trim() !== value && save(target.value.trim() || undefined)}
    />
  )
}

type Props = { load: LoadWhole; requests: LoadRequests; open(step: LoadStepName): void }

/** Step of the columns: the kind of each file, and the column that each field is read from. Each change is saved at once. */
export const ColumnsStep = ({ load, requests, open }: Props) => {
  const { say, failure } = useLoadText()
  // A choice that was refused stays, with the reason, until the next one.
  const [refused, setRefused] = useState<LoadMapping>()
  const mapping = refused ?? load.mapping
  const may = isEditable(load)
  const save = async (next: LoadMapping) => {
    const isTaken = await requests.send(MAP, sendMapping, { load: load.id, mapping: next })
    setRefused(isTaken ? undefined : next)
  }
  const busy = requests.busy === MAP
  return (
    <>
      <p className="loads-soft">{say(may ? 'columns.about' : 'columns.fixed')}</p>
      {requests.failure?.name === MAP && (
        <Alert
          severity="error"
          variant="outlined"
          action={
            refused && (
              <Button color="inherit" size="small" onClick={() => void save(load.mapping)}>
                {say('columns.undo')}
              </Button>
            )
          }
        >
          {failure(requests.failure.error)}
        </Alert>
      )}
      <TextField
        select
        className="loads-days"
        label={say('columns.dayOrder')}
        helperText={say('columns.dayOrderHelp')}
        value={mapping.dayOrder ?? 'DMY'}
        disabled={!may}
        slotProps={{ select: whileBusy(busy) }}
        onChange={({ target }) =>
          void save({ ...mapping, dayOrder: dayOrders.find(one => one === target.value) ?? 'DMY' })
        }
      >
        {dayOrders.map(one => (
          <MenuItem key={one} value={one}>
            {say(`columns.dayOrders.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {load.files.some(({ parts }) => parts.some(({ kind, headers }) => kind && !headers.length)) && (
        <BrnScheme
          key={mapping.brnScheme}
          value={mapping.brnScheme ?? ''}
          disabled={!may}
          busy={busy}
          save={brnScheme => void save({ ...mapping, brnScheme })}
        />
      )}
      {load.files.map(file => (
        <FileColumns
          key={file.id}
          load={load}
          file={file}
          mapping={mapping}
          disabled={!may}
          busy={busy}
          save={next => void save(next)}
        />
      ))}
      {!isComplete(load) && (
        <p className="loads-soft" role="status">
          {say('columns.incomplete')}
        </p>
      )}
      <NextStep words={say('next.check')} disabled={busy || !isComplete(load)} go={() => open('check')} />
    </>
  )
}
