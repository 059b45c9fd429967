import { useTranslate } from 'react-admin'
import '../deskPage.css'

/** An empty placeholder by the documents (000 section 2.1; stub S5): its heading alone. */
const Reports = () => <h1 className="desk-title">{useTranslate()('daftari.shell.reports.title')}</h1>

export default Reports
