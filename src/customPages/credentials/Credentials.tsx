import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { AreaBreadcrumb } from '@/components/Breadcrumb'
import { useMenuEntry } from '@/components/useMenuEntry'
import { CredentialForm } from './CredentialForm'
import '../adminPage.css'
import './credentials.css'

const PATH = 'integrations/credentials'

/** Secrets of each external system (docs/requirements/integrations.md). */
const systems = [
  { key: 'tax', secrets: ['accessKey'] },
  { key: 'identity', secrets: ['key', 'secret'] },
  { key: 'documents', secrets: ['secret'] },
] as const

/** Page with three forms that are validated but not saved (stub S8), which the page says at the top. */
const Credentials = () => {
  const translate = useTranslate()
  const title = useMenuEntry(PATH)?.label ?? ''
  return (
    <article className="credentials">
      <AreaBreadcrumb path={PATH} label={title} />
      <header>
        <Typography variant="h1" className="page-title">
          {title}
        </Typography>
        <p className="page-lead">{translate('daftari.credentials.about')}</p>
      </header>
      <Alert severity="info" variant="outlined">
        {translate('daftari.credentials.notYet')}
      </Alert>
      <div className="credentials-forms">
        {systems.map(({ key, secrets }) => (
          <CredentialForm key={key} system={key} secrets={secrets} />
        ))}
      </div>
    </article>
  )
}

export default Credentials
