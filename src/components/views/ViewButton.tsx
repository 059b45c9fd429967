import ViewsIcon from '@mui/icons-material/BookmarkBorder'
import { useTranslate } from 'react-admin'
import { useDefinition } from '../definitionContext'
import { lazyPart } from '../lazyPart'
import { useListContextValue } from '../list/listContext'
import { MenuButton } from '../list/MenuButton'
import { useColumns } from '../list/useColumns'
import { differs } from './differs'
import { useOpenView } from './useOpenView'

const ViewsMenu = lazyPart(
  () => import('./ViewsMenu'),
  module => module.default,
)

/** Button with the name of the open view, and a mark where the list is not as the view has it. Opens the menu of views. */
export const ViewButton = () => {
  const translate = useTranslate()
  const definition = useDefinition()
  const { state } = useListContextValue()
  const { isChanged } = useColumns()
  const { view } = useOpenView()
  const changed = view && (isChanged || differs(definition, state, view.state))
  return (
    <MenuButton icon={<ViewsIcon />} Menu={ViewsMenu}>
      {view ? view.name : translate('daftari.views.button')}
      {changed && ` (${translate('daftari.views.changed')})`}
    </MenuButton>
  )
}
