import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { loadGlossary, shortForms } from '@/i18n/glossary'
import { useLocale } from '@/i18n/useLocale'
import '../adminPage.css'
import './glossary.css'

/** Page with all short forms of the portal and what they stand for. */
const Glossary = () => {
  const translate = useTranslate()
  const locale = useLocale()
  const { data, isError, refetch } = useQuery({
    queryKey: ['glossary', locale],
    queryFn: () => loadGlossary(locale),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <article className="page-narrow">
      <Typography variant="h1" className="page-title">
        {translate('daftari.pageTitles.glossary')}
      </Typography>
      <p className="page-lead">{translate('daftari.shell.glossaryAbout')}</p>
      {isError && <Button onClick={() => void refetch()}>{translate('daftari.lists.reload')}</Button>}
      {data && (
        <dl className="page-box glossary-terms">
          {shortForms.map(form => (
            <div key={form}>
              <dt>{form}</dt>
              <dd>{data[form]}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  )
}

export default Glossary
