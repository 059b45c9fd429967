import type { FlagMark } from '@contract/portal/marks'
import FlagIcon from '@mui/icons-material/FlagOutlined'
import GavelIcon from '@mui/icons-material/GavelOutlined'
import LockIcon from '@mui/icons-material/LockOutlined'
import SearchIcon from '@mui/icons-material/ManageSearchOutlined'
import PersonIcon from '@mui/icons-material/PersonOffOutlined'
import ShieldIcon from '@mui/icons-material/ShieldOutlined'
import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined'
import WarningIcon from '@mui/icons-material/WarningAmberOutlined'
import './flags.css'

const icons: Record<FlagMark['icon'], typeof FlagIcon> = {
  FLAG: FlagIcon,
  GAVEL: GavelIcon,
  SEARCH: SearchIcon,
  PERSON: PersonIcon,
  SHIELD: ShieldIcon,
  HIDDEN: HiddenIcon,
  LOCK: LockIcon,
  WARNING: WarningIcon,
}

/** Flag with its icon and name. */
export const FlagChip = ({ flag: { name, colour, icon } }: { flag: FlagMark }) => {
  const Icon = icons[icon]
  return (
    <span className="flag-chip" data-colour={colour}>
      <Icon aria-hidden fontSize="inherit" />
      {name}
    </span>
  )
}

/** Flag of a row: its icon, with the name in a tooltip and for screen readers. */
export const FlagIconOnly = ({ flag: { name, colour, icon } }: { flag: FlagMark }) => {
  const Icon = icons[icon]
  return (
    <span className="flag-icon" data-colour={colour} title={name}>
      <Icon aria-hidden fontSize="inherit" />
      <span className="only-spoken">{name}</span>
    </span>
  )
}
