import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { type Create as CreateWays, type Reload, wayName } from '@/definition/defineResource'
import { lazyPart } from '../lazyPart'
import { TabRow } from '../tabs/TabRow'
import { FormBody } from './FormBody'
import { isWide } from './isWide'
import { useLeaveGuard } from './leaveGuard'
import './form.css'

const ImportWay = lazyPart(
  () => import('../import/ImportWay'),
  module => module.default,
)

type Props = {
  create: CreateWays
  /** Initial values of the forms. */
  initial: Record<string, unknown>
  /** Number of the open tab, and how to open another. */
  at: number
  turn(at: number): void
  close(): void
  done(reload: Reload | undefined): void
}

/** Dialog that creates an entry: each way under a tab, or the only way without tabs. */
export const Create = ({ create, initial, at, turn, close, done }: Props) => {
  const id = useId()
  const { leave, mayTurn, setChanged, settle, shut } = useLeaveGuard(close)
  const open = create.ways[at] ? at : 0
  const way = create.ways[open]
  const wide = way && ('imports' in way || isWide(way.form))
  return (
    <Dialog open onClose={leave} aria-labelledby={`${id}-title`} maxWidth={wide ? 'md' : 'xs'} fullWidth>
      <DialogTitle id={`${id}-title`}>{create.title}</DialogTitle>
      {create.ways.length > 1 && (
        <TabRow
          className="create-tabs"
          id={id}
          tabs={create.ways.map(({ tab }, index) => ({ key: `tab${index}`, label: tab }))}
          open={`tab${open}`}
          choose={key => {
            if (mayTurn()) turn(create.ways.findIndex((_, index) => key === `tab${index}`))
          }}
        />
      )}
      <div
        id={`${id}-panel`}
        {...(create.ways.length > 1 && { role: 'tabpanel', 'aria-labelledby': `${id}-tab${open}` })}
        className="create-way"
      >
        {way && 'form' in way && (
          <FormBody
            key={open}
            name={wayName(open)}
            form={way.form}
            initial={initial}
            subject={JSON.stringify(initial)}
            close={shut}
            done={reload => {
              settle()
              done(reload)
            }}
            onChanged={setChanged}
          />
        )}
        {way && 'imports' in way && <ImportWay imports={way.imports} close={shut} onChanged={setChanged} />}
      </div>
    </Dialog>
  )
}
