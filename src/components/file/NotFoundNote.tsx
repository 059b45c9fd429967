import MissingIcon from '@mui/icons-material/FindInPageOutlined'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { failureWords } from '@/i18n/outcomeMessages'
import '../list/listStates.css'

/** Message that a number does not exist, with the host's text and a link to the list for those who may see it. */
export const NotFoundNote = ({ error, list }: { error: unknown; list: string | undefined }) => {
  const translate = useTranslate()
  return (
    <div className="list-state" role="status">
      <MissingIcon aria-hidden />
      <p className="list-state-title">{failureWords(translate, error)}</p>
      {list && (
        <Button component={Link} to={list} variant="outlined" color="inherit">
          {translate('daftari.files.toList')}
        </Button>
      )}
    </div>
  )
}
