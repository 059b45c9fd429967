import BodyIcon from '@mui/icons-material/DomainOutlined'
import PersonIcon from '@mui/icons-material/PersonOutlined'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { useFacts } from '@/components/file/facts'
import { RecordLink } from '@/components/RecordLink'
import type { CardKind } from '@/definition/defineFile'
import type { Instrument } from '@/definition/defineInstrument'
import type { Lead } from '@/definition/recordLink'
import { partiesInOrder, roleWords, undeclared } from './details'
import '@/components/actions/dialogs.css'
import '@/components/file/partTabs.css'
import '@/components/file/section.css'
import '@/components/list/tableStyles'

const icons = { body: BodyIcon, person: PersonIcon }

type TextFact = { key: string; label: string; text: string; figures?: boolean; lead?: Lead | undefined }

const TextFactList = ({ facts, className }: { facts: readonly TextFact[]; className: string }) => (
  <dl className={className}>
    {facts.map(({ key, label, text, figures, lead }) => (
      <div key={key}>
        <dt>{label}</dt>
        <dd className={figures ? 'list-figures' : undefined}>
          <RecordLink lead={lead}>{text}</RecordLink>
        </dd>
      </div>
    ))}
  </dl>
)

/** Returns the facts that have a value. An instrument has only some of them, so a missing one gets no placeholder. */
const useTextFacts = (facts: CardKind<unknown>['fields'], thing: unknown): TextFact[] =>
  useFacts(facts).flatMap(({ source, label, kind, text, lead }) => {
    const value = text(thing)
    return value ? [{ key: source, label, text: value, figures: kind.figures ?? false, lead: lead?.(thing) }] : []
  })

const Party = ({ kind, party }: { kind: CardKind<unknown>; party: unknown }) => {
  const translate = useTranslate()
  const title = kind.title(party) || translate('daftari.files.unnamed')
  const Icon = kind.icon && icons[kind.icon]
  const facts = useTextFacts(kind.fields, party).filter(({ key }) => !kind.titled?.includes(key))
  return (
    <li className="instrument-party">
      <div className="instrument-party-head">
        {Icon && <Icon aria-hidden />}
        <p className="instrument-party-name">
          <RecordLink lead={kind.leadsTo?.(party)}>{title}</RecordLink>
        </p>
        <p className="instrument-party-kind">{kind.label}</p>
      </div>
      {facts.length > 0 && <TextFactList facts={facts} className="instrument-party-facts" />}
    </li>
  )
}

type Props = { instrument: Instrument; details: object }

/** Facts and parties of an instrument, in the order of its kind. */
export const Details = ({ instrument, details }: Props) => {
  const translate = useTranslate()
  const id = useId()
  const declared = useTextFacts(instrument.facts, details)
  const facts = [...declared, ...undeclared(instrument, details)]
  const groups = partiesInOrder(instrument, instrument.head(details).kind ?? '', instrument.partiesOf(details))
  return (
    <div className="instrument-details">
      {facts.length > 0 && <TextFactList facts={facts} className="instrument-facts" />}
      <div className="instrument-roles">
        {groups.map(({ role, parties }, index) => (
          <section key={role} aria-labelledby={`${id}-${index}`}>
            <h3 id={`${id}-${index}`} className="instrument-role">
              {roleWords(instrument, role)}
              {parties.length > 1 && <span className="file-count figures">{parties.length}</span>}
            </h3>
            <ul className="instrument-parties">
              {parties.map((party, place) => {
                const kind = instrument.partyKinds.find(({ when }) => when(party))
                // biome-ignore lint/suspicious/noArrayIndexKey: parties have no number of their own and never move
                return kind && <Party key={place} kind={kind} party={party} />
              })}
            </ul>
          </section>
        ))}
      </div>
      {groups.length === 0 && <p className="file-none">{translate('daftari.instrument.noParties')}</p>}
    </div>
  )
}
