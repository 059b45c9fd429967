import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'react-admin'

type Props = {
  /** Button of the menu while it is open. */
  anchor: HTMLElement | null
  run(format: 'xlsx' | 'csv'): void
  close(): void
}

/** Menu of the formats of an export. */
export const ExportMenu = ({ anchor, run, close }: Props) => {
  const translate = useTranslate()
  return (
    <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={close}>
      <MenuItem onClick={() => run('xlsx')}>{translate('daftari.lists.exportXlsx')}</MenuItem>
      <MenuItem onClick={() => run('csv')}>{translate('daftari.lists.exportCsv')}</MenuItem>
    </Menu>
  )
}
