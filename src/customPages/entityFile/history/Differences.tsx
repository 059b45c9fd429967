import { history } from '@contract/portal/history'
import type { AsOf } from '@contract/registry/asOf'
import { useId, useState } from 'react'
import { Days } from '@/components/Days'
import { DayFilter } from '@/components/fields/DayFilter'
import { AtMoment } from '@/components/file/fileMoment'
import { QueryContent } from '@/components/file/QueryContent'
import { useSource } from '@/components/useSource'
import { reading } from '@/definition/source'
import { Behind } from './Behind'
import { useEffectWords } from './effectWords'

type Compared = { brn: string; to: string }

const source = reading(
  history.differences.from(({ brn, to }: Compared) => ({ path: { brn }, query: to ? { to } : {} })),
)

const Compare = ({ brn, moment, to }: { brn: string; moment: AsOf; to: string }) => {
  const { say, effect } = useEffectWords()
  const query = useSource(['differences', brn, moment.asOf, moment.knownOn, to], source, { brn, to })
  return (
    <QueryContent query={query} permit={history.differences.permit} name={say('differences')}>
      {({ differences }) =>
        differences.length === 0 ? (
          <p className="history-note">{say('same')}</p>
        ) : (
          <ul className="history-differences">
            {differences.map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: both states stay as they were
              <li key={index}>
                <Days text={effect(one)} />
                {one.by && <Behind change={one.by} />}
              </li>
            ))}
          </ul>
        )
      }
    </QueryContent>
  )
}

/** Differences between the moment shown and another day, today at first, with the filing behind each difference. */
export const Differences = ({ brn, moment }: { brn: string; moment: AsOf }) => {
  const { say } = useEffectWords()
  const id = useId()
  const [to, setTo] = useState('')
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{to ? say('differences') : say('differencesFromToday')}</h3>
      <DayFilter id={`${id}-to`} label={say('compareWith')} value={to} onChange={setTo} />
      <AtMoment moment={moment}>
        <Compare brn={brn} moment={moment} to={to} />
      </AtMoment>
    </section>
  )
}
