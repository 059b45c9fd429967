import AccountBalance from '@mui/icons-material/AccountBalanceOutlined'
import Badge from '@mui/icons-material/BadgeOutlined'
import Block from '@mui/icons-material/BlockOutlined'
import Description from '@mui/icons-material/DescriptionOutlined'
import DomainDisabled from '@mui/icons-material/DomainDisabledOutlined'
import List from '@mui/icons-material/FormatListBulletedOutlined'
import Gavel from '@mui/icons-material/GavelOutlined'
import Handshake from '@mui/icons-material/HandshakeOutlined'
import History from '@mui/icons-material/HistoryOutlined'
import Hub from '@mui/icons-material/HubOutlined'
import OpenBook from '@mui/icons-material/ImportContactsOutlined'
import People from '@mui/icons-material/PeopleAltOutlined'
import Receipt from '@mui/icons-material/ReceiptLongOutlined'
import Settings from '@mui/icons-material/SettingsOutlined'
import Sync from '@mui/icons-material/SyncAltOutlined'
import Tune from '@mui/icons-material/TuneOutlined'
import Key from '@mui/icons-material/VpnKeyOutlined'
import type { ComponentType } from 'react'

/** The icons that the menu's table names. */
const icons: Record<string, ComponentType> = {
  accounts: People,
  list: List,
  key: Key,
  settings: Settings,
  insolvency: Gavel,
  tune: Tune,
  process: Sync,
  billing: Receipt,
  registry: OpenBook,
  block: Block,
  government: AccountBalance,
  removed: DomainDisabled,
  document: Description,
  practitioner: Badge,
  integrations: Hub,
  partners: Handshake,
  history: History,
}

export const iconOf = (name: string): ComponentType => icons[name] ?? List
