import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { FileWay } from '@/components/file/FileHead'
import '../adminPage.css'

const HOME = '/home/registry'

/** Steps of a filing, in their order. */
const steps = ['desk', 'number', 'fee', 'after'] as const

/** Page that says how a resolution of a company is filed, on hosts that do not say where it is filed (decision D8). */
const FileResolutions = () => {
  const translate = useTranslate()
  const { id = '' } = useParams()
  const say = (key: string) => translate(`daftari.files.resolutions.${key}`, { id })
  return (
    <article className="file-page">
      <FileWay type={undefined} id={id} home={HOME} />
      <Typography variant="h1" className="page-title">
        {say('title')}
      </Typography>
      <ol>
        {steps.map(step => (
          <li key={step}>{say(step)}</li>
        ))}
      </ol>
      <p>{say('address')}</p>
      <p>
        <Link to={`${HOME}/file-viewer/${encodeURIComponent(id)}`}>{say('back')}</Link>
      </p>
    </article>
  )
}

export default FileResolutions
