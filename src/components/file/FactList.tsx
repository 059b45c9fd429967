import { useTranslate } from 'react-admin'
import type { Facts } from '@/definition/defineFile'
import { ToneText } from '../list/ToneText'
import { RecordLink } from '../RecordLink'
import { ShortForms } from '../ShortForms'
import { type Fact, useFacts } from './facts'
import './section.css'
import '../list/tableStyles'

/** Read-only facts in aligned columns; a missing value has a placeholder. */
export const FactRows = ({ facts, thing }: { facts: readonly Fact[]; thing: unknown }) => {
  const translate = useTranslate()
  return (
    <dl className="file-facts">
      {facts.map(({ source, label, kind, text, tone, lead }) => {
        const value = text(thing)
        return (
          <div key={source}>
            <dt>
              <ShortForms text={label} />
            </dt>
            <dd className={kind.figures ? 'list-figures' : undefined} data-missing={!value || undefined}>
              {value ? (
                <RecordLink lead={lead?.(thing)}>
                  <ToneText tone={tone(thing)}>{value}</ToneText>
                </RecordLink>
              ) : (
                translate('daftari.lists.nothing')
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

// biome-ignore lint/suspicious/noExplicitAny: the engine shows facts about anything
type Props = { facts: Facts<any>; thing: unknown }

/** List of a definition's facts. */
export const FactList = ({ facts, thing }: Props) => <FactRows facts={useFacts(facts)} thing={thing} />
