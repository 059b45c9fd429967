import { useWords } from '@/i18n/words'
import { Seal } from '../brand/Seal'
import './loadingScreen.css'

/** The seal while the admin app loads, after a moment, so that a quick load shows nothing at all. */
export const LoadingScreen = () => (
  <div className="opening" role="status">
    <Seal size={48} />
    <span className="only-spoken">{useWords()('daftari.loading')}</span>
  </div>
)
