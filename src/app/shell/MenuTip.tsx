import Tooltip from '@mui/material/Tooltip'

/** Label of an entry of the collapsed menu, beside it. Esc hides it. */
export const MenuTip = ({ entry, close }: { entry: HTMLElement; close(): void }) => (
  <Tooltip
    key={entry.getAttribute('href')}
    open
    title={entry.getAttribute('aria-label')}
    placement="right"
    onClose={close}
    slotProps={{ popper: { anchorEl: entry } }}
  >
    <span hidden />
  </Tooltip>
)
