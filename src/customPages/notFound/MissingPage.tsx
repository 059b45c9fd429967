import MissingIcon from '@mui/icons-material/FindInPageOutlined'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import { DASHBOARD } from '@/authProvider/guard'
import { historyIndex } from '@/components/historyIndex'
import '@/components/list/listStates.css'

/** The not-found page for a signed-in person, in the frame of the portal; the words are those of `NotFound`. */
export const MissingPage = () => {
  const translate = useTranslate()
  const navigate = useNavigate()
  return (
    <section className="list-state" aria-labelledby="missing-title">
      <MissingIcon aria-hidden />
      <h1 id="missing-title" className="list-state-title">
        {translate('daftari.notFound.title')}
      </h1>
      <p>{translate('daftari.notFound.about')}</p>
      <p className="list-state-ways">
        {historyIndex() > 0 && (
          <Button variant="outlined" color="inherit" onClick={() => navigate(-1)}>
            {translate('ra.action.back')}
          </Button>
        )}
        <Button component={Link} to={DASHBOARD} variant="contained">
          {translate('daftari.notFound.dashboard')}
        </Button>
      </p>
    </section>
  )
}
