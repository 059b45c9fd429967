import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useWords } from '@/i18n/words'

/** What the keyboard does, on every page. */
export const KeysDialog = ({ open, onClose }: { open: boolean; onClose(): void }) => {
  const words = useWords()
  const list: [key: string, what: string][] = [
    ['/', words('daftari.shell.keys.search')],
    [words('daftari.shell.keys.arrows'), words('daftari.shell.keys.move')],
    ['Enter', words('daftari.shell.keys.enter')],
    ['Esc', words('daftari.shell.keys.escape')],
    ['?', words('daftari.shell.keys.help')],
  ]
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="keys-title">
      <DialogTitle id="keys-title">{words('daftari.shell.keys.title')}</DialogTitle>
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
          {words('daftari.shell.keys.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
