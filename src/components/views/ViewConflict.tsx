import type { SavedState } from '@contract/portal/viewState'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { codeText } from '@/i18n/codeText'
import { useLocale } from '@/i18n/useLocale'
import { useDefinition } from '../definitionContext'
import { fieldKinds } from '../fields'
import { useAllColumns } from '../list/useColumns'
import type { Conflict, ViewActions } from './useViewActions'
import { ViewForm } from './ViewForm'

/** Returns a function that tells a state in words, part by part; parts that are as everybody has them are left out. */
const useFacts = () => {
  const translate = useTranslate()
  const locale = useLocale()
  const { filters: defined = {}, size } = useDefinition()
  const all = useAllColumns()
  const labelOf = (source: string) => all.find(one => one.source === source)?.label ?? source
  const filterText = (source: string, value: string) => {
    const field = defined[source]
    const option = (one: string) => field?.options?.[one] ?? codeText(translate, one)
    return field ? (field.options?.[value] ?? fieldKinds[field.kind].plain(value, { locale, option })) : value
  }
  return (name: string, { search, filters = {}, sort, size: perPage = size, columns }: SavedState) =>
    new Map<string, string>([
      [translate('daftari.views.name'), name],
      ...(search ? [[translate('daftari.lists.search'), search] as const] : []),
      ...Object.entries(filters).map(
        ([source, value]) => [defined[source]?.label ?? source, filterText(source, value)] as const,
      ),
      ...(sort
        ? [
            [
              translate('daftari.views.sort'),
              translate(`daftari.views.order.${sort.order}`, { name: labelOf(sort.field) }),
            ] as const,
          ]
        : []),
      [translate('daftari.lists.rows'), perPage.toLocaleString(locale)],
      [
        translate('daftari.lists.columns'),
        (columns ?? all)
          .filter(one => !('hidden' in one && one.hidden))
          .map(one =>
            'width' in one && typeof one.width === 'number' && columns
              ? `${labelOf(one.source)} (${one.width})`
              : labelOf(one.source),
          )
          .join(', '),
      ],
    ])
}

type Props = { actions: ViewActions; conflict: Conflict; close(): void }

/** Dialog with both states of a view that two people saved: one's own and the one that was saved first. Nothing is lost. */
export const ViewConflict = ({ actions, conflict: { draft, theirs }, close }: Props) => {
  const translate = useTranslate()
  const title = useId()
  const facts = useFacts()
  const [isAdding, setAdding] = useState(false)
  const say = (key: string, params?: Record<string, unknown>) => translate(`daftari.views.${key}`, params)
  if (isAdding) return <ViewForm actions={actions} view={undefined} close={close} />
  const mine = facts(draft.name, draft.state)
  const other = facts(theirs.name, theirs.state)
  const parts = [...new Set([...mine.keys(), ...other.keys()])]
  const { busy, failureText } = actions
  return (
    <Dialog open onClose={busy ? undefined : close} aria-labelledby={title} maxWidth="md" fullWidth>
      <DialogTitle id={title}>{say('conflict.title', { name: theirs.savedBy })}</DialogTitle>
      <DialogContent>
        {failureText && <Alert severity="error">{failureText}</Alert>}
        <p>{say('conflict.about')}</p>
        <table className="views-conflict">
          <thead>
            <tr>
              <td />
              <th scope="col">{say('conflict.mine')}</th>
              <th scope="col">{say('conflict.theirs', { name: theirs.savedBy })}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(part => (
              <tr key={part} data-differs={mine.get(part) !== other.get(part) || undefined}>
                <th scope="row">{part}</th>
                <td>{mine.get(part) ?? translate('daftari.lists.nothing')}</td>
                <td>{other.get(part) ?? translate('daftari.lists.nothing')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={busy} onClick={close}>
          {translate('daftari.lists.cancel')}
        </Button>
        <Button
          variant="outlined"
          disabled={busy}
          onClick={() => {
            actions.open(theirs)
            close()
          }}
        >
          {say('conflict.takeTheirs')}
        </Button>
        <Button variant="outlined" disabled={busy} onClick={() => setAdding(true)}>
          {say('saveAs')}
        </Button>
        <Button
          variant="contained"
          loading={busy}
          onClick={() => void actions.save(draft, theirs.version).then(isDone => isDone && close())}
        >
          {say('conflict.saveMine')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
