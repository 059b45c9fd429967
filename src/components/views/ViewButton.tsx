import ViewsIcon from '@mui/icons-material/BookmarkBorder'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useDefinition } from '../definitionContext'
import { lazyPart } from '../lazyPart'
import { useListContextValue } from '../list/listContext'
import { useColumns } from '../list/useColumns'
import { differs } from './differs'
import { useOpenView } from './useOpenView'
import '../pageFrame.css'

const ViewsMenu = lazyPart(
  () => import('./ViewsMenu'),
  module => module.default,
)

/** Button with the name of the open view, and a mark where the list is not as the view has it. Opens the menu of views. */
export const ViewButton = () => {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const definition = useDefinition()
  const { state } = useListContextValue()
  const { isChanged } = useColumns()
  const { view } = useOpenView()
  const changed = view && (isChanged || differs(definition, state, view.state))
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ViewsIcon />}
        className="page-tool"
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {view ? view.name : translate('daftari.views.button')}
        {changed && ` (${translate('daftari.views.changed')})`}
      </Button>
      {anchor && <ViewsMenu anchor={anchor} close={() => setAnchor(null)} />}
    </>
  )
}
