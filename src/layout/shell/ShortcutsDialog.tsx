import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'react-admin'
import { historyKeys } from '@/components/file/historyKeys'
import { useAnnouncedExtensions } from '@/components/hostExtensions'
import { useWork } from '@/customPages/work/workContext'
import { useGoKeys } from './useGoKeys'
import './shortcuts.css'

/** Keys of work: the next item, and what finishes the open one. */
const workKeyWords = { n: 'next', f: 'finish' } as const
const workKeys = ['n', 'f'] as const

/** Dialog with the keyboard shortcuts of every page. */
export const ShortcutsDialog = ({ open, onClose }: { open: boolean; onClose(): void }) => {
  const translate = useTranslate()
  const hasHistory = useAnnouncedExtensions()?.has('history')
  const hasWork = useWork() !== undefined
  const list: [key: string, what: string][] = [
    ['Ctrl K', translate('daftari.palette.title')],
    ['/', translate('daftari.shell.keys.search')],
    ...(hasWork
      ? workKeys.map((key): [string, string] => [key, translate(`daftari.shell.keys.${workKeyWords[key]}`)])
      : []),
    ...useGoKeys().map(({ letter, label }): [string, string] => [
      `g ${letter}`,
      translate('daftari.shell.keys.go', { page: label }),
    ]),
    ['j', translate('daftari.shell.keys.nextRecord')],
    ['k', translate('daftari.shell.keys.previousRecord')],
    ...(hasHistory
      ? historyKeys.map(({ kind, key }): [string, string] => [
          key === key.toLowerCase() ? key : `Shift ${key}`,
          translate(`daftari.shell.keys.${kind}`),
        ])
      : []),
    [translate('daftari.shell.keys.arrows'), translate('daftari.shell.keys.move')],
    ['Enter', translate('daftari.shell.keys.enter')],
    ['Esc', translate('daftari.shell.keys.escape')],
    ['Ctrl Z', translate('daftari.shell.keys.undo')],
    ['?', translate('daftari.shell.keys.help')],
  ]
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="keys-title">
      <DialogTitle id="keys-title">{translate('daftari.shell.keys.title')}</DialogTitle>
      <DialogContent>
        <dl className="keys">
          {list.map(([key, what]) => (
            <div key={key} className="keys-pair">
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('daftari.shell.keys.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
