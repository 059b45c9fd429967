import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined'
import { useTranslate } from 'react-admin'
import { ColumnsMenu } from '../lazyDialogs'
import { MenuButton } from './MenuButton'

/** Button with the menu that shows and hides the columns of a list. */
export const ColumnChooser = () => (
  <MenuButton icon={<ColumnsIcon />} Menu={ColumnsMenu}>
    {useTranslate()('daftari.lists.columns')}
  </MenuButton>
)
