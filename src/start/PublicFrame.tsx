import type { ReactNode } from 'react'
import { useWords } from '@/i18n/words'
import { CoverSeal } from '@/layout/brand/CoverSeal'
import { Seal } from '@/layout/brand/Seal'
import { LanguageChoice } from '@/layout/preferences/LanguageChoice'
import { SchemeChoice } from '@/layout/preferences/SchemeChoice'
import './publicFrame.css'

/** Frame of every page before the sign-in: the cover of the register beside the page. */
export const PublicFrame = ({ portalName, children }: { portalName: string; children: ReactNode }) => {
  const words = useWords()
  return (
    <div className="public">
      <aside className="public-cover">
        <div className="public-seal">
          <CoverSeal legend={`${portalName} · ${words('daftari.product')}`} />
        </div>
        <div className="public-brand">
          <Seal size={56} />
          <div>
            <p className="public-name">{portalName}</p>
            <p className="public-product">{words('daftari.product')}</p>
          </div>
        </div>
      </aside>
      <div className="public-side">
        <main className="public-page">{children}</main>
        <footer className="public-foot">
          <LanguageChoice />
          <SchemeChoice />
        </footer>
      </div>
    </div>
  )
}
