import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ColumnsMenu } from '../lazyDialogs'
import '../pageFrame.css'

/** Button with the menu that shows and hides the columns of a list. */
export const ColumnChooser = () => {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ColumnsIcon />}
        className="page-tool"
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {translate('daftari.lists.columns')}
      </Button>
      {anchor && <ColumnsMenu anchor={anchor} close={() => setAnchor(null)} />}
    </>
  )
}
