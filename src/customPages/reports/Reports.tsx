import { useWords } from '@/i18n/words'
import '../deskPage.css'

/** An empty placeholder by the documents (000 section 2.1; stub S5): its heading alone. */
const Reports = () => <h1 className="desk-title">{useWords()('daftari.shell.reports.title')}</h1>

export default Reports
