import AccountBalance from '@mui/icons-material/AccountBalanceOutlined'
import Shield from '@mui/icons-material/AdminPanelSettingsOutlined'
import Badge from '@mui/icons-material/BadgeOutlined'
import Block from '@mui/icons-material/BlockOutlined'
import Category from '@mui/icons-material/CategoryOutlined'
import Ticket from '@mui/icons-material/ConfirmationNumberOutlined'
import Description from '@mui/icons-material/DescriptionOutlined'
import DomainDisabled from '@mui/icons-material/DomainDisabledOutlined'
import Incoming from '@mui/icons-material/FileDownloadOutlined'
import List from '@mui/icons-material/FormatListBulletedOutlined'
import Gavel from '@mui/icons-material/GavelOutlined'
import Groups from '@mui/icons-material/GroupsOutlined'
import Handshake from '@mui/icons-material/HandshakeOutlined'
import History from '@mui/icons-material/HistoryOutlined'
import Hub from '@mui/icons-material/HubOutlined'
import OpenBook from '@mui/icons-material/ImportContactsOutlined'
import Inbox from '@mui/icons-material/InboxOutlined'
import Health from '@mui/icons-material/MonitorHeartOutlined'
import Payments from '@mui/icons-material/PaymentsOutlined'
import Jobs from '@mui/icons-material/PendingActionsOutlined'
import People from '@mui/icons-material/PeopleAltOutlined'
import Percent from '@mui/icons-material/PercentOutlined'
import PersonSearch from '@mui/icons-material/PersonSearchOutlined'
import Receipt from '@mui/icons-material/ReceiptLongOutlined'
import Quote from '@mui/icons-material/RequestQuoteOutlined'
import PriceTag from '@mui/icons-material/SellOutlined'
import Settings from '@mui/icons-material/SettingsOutlined'
import Sync from '@mui/icons-material/SyncAltOutlined'
import Tune from '@mui/icons-material/TuneOutlined'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import Key from '@mui/icons-material/VpnKeyOutlined'
import type { ComponentType } from 'react'

/** The icons that the menu's table names. */
const icons: Record<string, ComponentType> = {
  accounts: People,
  classification: Category,
  permissions: Shield,
  price: PriceTag,
  quote: Quote,
  percent: Percent,
  payments: Payments,
  ticket: Ticket,
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
  team: Groups,
  people: PersonSearch,
  integrations: Hub,
  partners: Handshake,
  history: History,
  accessLog: Visibility,
  work: Inbox,
  jobs: Jobs,
  load: Incoming,
  health: Health,
}

export const iconOf = (name: string): ComponentType => icons[name] ?? List
