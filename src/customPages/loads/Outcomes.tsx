import type { KindOutcome } from '@contract/portal/loadOutcome'
import { Days } from '@/components/Days'
import { useLoadText } from './useLoadText'
import './outcomes.css'

const columns = ['rows', 'taken', 'mended', 'refused', 'created', 'changed', 'unchanged', 'missing'] as const
/** First column of the second group of the table. */
const SECOND = 'created'

type Props = { outcomes: readonly KindOutcome[] }

/** Result of a check or a writing by kind: rows are taken, mended or refused; those that are not refused are new or not. */
const ByKind = ({ outcomes }: Props) => {
  const { say, kind, count } = useLoadText()
  const sum = (name: (typeof columns)[number]) => outcomes.reduce((all, one) => all + one[name], 0)
  const cell = (name: (typeof columns)[number], number: number) => (
    <td key={name} data-second={name === SECOND || undefined} data-zero={number === 0 || undefined} data-name={name}>
      {count(number)}
    </td>
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard too
    <section className="loads-scroll" tabIndex={0} aria-label={say('outcome.title')}>
      <table className="loads-table">
        <caption className="only-spoken">{say('outcome.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('outcome.kind')}</th>
            {columns.map(name => (
              <th key={name} scope="col" data-second={name === SECOND || undefined}>
                {say(`outcome.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {outcomes.map(one => (
            <tr key={one.kind}>
              <th scope="row">{kind(one.kind)}</th>
              {columns.map(name => cell(name, one[name]))}
            </tr>
          ))}
        </tbody>
        {outcomes.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">{say('outcome.all')}</th>
              {columns.map(name => cell(name, sum(name)))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}

/** Cells that were mended, by field and way. */
const Mends = ({ outcomes }: Props) => {
  const { say, kind, label, count } = useLoadText()
  const mends = outcomes.flatMap(one => one.mends.map(mend => ({ kind: one.kind, ...mend })))
  if (!mends.length) return null
  return (
    <section>
      <h3>{say('outcome.mends')}</h3>
      <table className="loads-table loads-narrow">
        <thead>
          <tr>
            <th scope="col">{say('outcome.field')}</th>
            <th scope="col" className="loads-text">
              {say('outcome.mend')}
            </th>
            <th scope="col">{say('outcome.cells')}</th>
          </tr>
        </thead>
        <tbody>
          {mends.map(one => (
            <tr key={`${one.kind} ${one.field} ${one.mend}`}>
              <th scope="row">{`${kind(one.kind)} · ${label(one.field)}`}</th>
              <td className="loads-text">
                <Days text={say(`mends.${one.mend}`, { _: one.mend })} />
              </td>
              <td>{count(one.count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Facts of the source that the register does not hold. */
const LeftOut = ({ outcomes }: Props) => {
  const { say, kind, count } = useLoadText()
  const facts = outcomes.flatMap(one => (one.leftOut ?? []).map(fact => ({ kind: one.kind, ...fact })))
  if (!facts.length) return null
  return (
    <section>
      <h3>{say('outcome.leftOut')}</h3>
      <table className="loads-table loads-narrow">
        <thead>
          <tr>
            <th scope="col">{say('outcome.fact')}</th>
            <th scope="col">{say('outcome.number')}</th>
          </tr>
        </thead>
        <tbody>
          {facts.map(one => (
            <tr key={`${one.kind} ${one.what}`}>
              <th scope="row">{`${kind(one.kind)} · ${one.what}`}</th>
              <td>{count(one.count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Sums of the source beside those of the rows that were taken or mended. */
const Sums = ({ outcomes }: Props) => {
  const { say, kind, label, amount } = useLoadText()
  const sums = outcomes.flatMap(one => one.sums.map(sum => ({ kind: one.kind, ...sum })))
  if (!sums.length) return null
  return (
    <section>
      <h3>{say('outcome.sums')}</h3>
      <table className="loads-table loads-narrow">
        <thead>
          <tr>
            <th scope="col">{say('outcome.field')}</th>
            <th scope="col">{say('outcome.inSource')}</th>
            <th scope="col">{say('outcome.inLoad')}</th>
          </tr>
        </thead>
        <tbody>
          {sums.map(one => (
            <tr key={`${one.kind} ${one.field}`} data-differs={one.source !== one.taken || undefined}>
              <th scope="row">{`${kind(one.kind)} · ${label(one.field)}`}</th>
              <td>{amount(one.source)}</td>
              <td>{amount(one.taken)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Numbers of a load, its mends, its sums, and what it left out. */
export const Outcomes = ({ outcomes }: Props) => (
  <>
    <ByKind outcomes={outcomes} />
    <div className="loads-pair">
      <Mends outcomes={outcomes} />
      <Sums outcomes={outcomes} />
      <LeftOut outcomes={outcomes} />
    </div>
  </>
)
