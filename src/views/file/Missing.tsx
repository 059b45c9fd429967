import MissingIcon from '@mui/icons-material/FindInPageOutlined'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { failureWords } from '@/i18n/failureWords'

/** Nothing is registered under a number: in the host's words, with the way to the list, where the person may see it. */
export const Missing = ({ error, list }: { error: unknown; list: string | undefined }) => {
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
