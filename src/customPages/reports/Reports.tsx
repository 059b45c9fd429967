import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import '../adminPage.css'

/** Empty placeholder required by the documents (docs/requirements/portal-shell.md; stub S5): only its heading. */
const Reports = () => (
  <Typography variant="h1" className="page-title">
    {useTranslate()('daftari.shell.reports.title')}
  </Typography>
)

export default Reports
