import { type WorkArea, workAreas } from '@contract/portal/workSources'
import { workTeam } from '@contract/portal/workTeam'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { lazy, Suspense, useId } from 'react'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { QueryContent } from '@/components/file/QueryContent'
import { useSource } from '@/components/useSource'
import type { Resource } from '@/definition/defineResource'
import { optionWords } from '@/definition/optionWords'
import { reading } from '@/definition/source'
import { useInLanguage } from '@/i18n/translatedDefinition'
import { useLocale } from '@/i18n/useLocale'
import { AgesTable } from './AgesTable'
import { DaysTable } from './DaysTable'
import './teamFigures.css'

const FlowBars = lazy(() => import('./FlowBars'))

const TEAM = 'work-figures'
const periods = [7, 30, 90] as const
const USUAL_PERIOD = 30

type Choice = { area: WorkArea | ''; days: number }

const figures = reading(workTeam.figures.from(({ area, days }: Choice) => ({ query: { days, ...(area && { area }) } })))

const choiceIn = (params: URLSearchParams): Choice => {
  const days = Number(params.get('days'))
  return {
    area: workAreas.find(area => area === params.get('area')) ?? '',
    days: periods.find(period => period === days) ?? USUAL_PERIOD,
  }
}

type MenuProps = {
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onValue(value: string): void
}

const Menu = ({ label, value, options, onValue }: MenuProps) => {
  const id = useId()
  return (
    <div className="team-choice">
      <span id={id}>{label}</span>
      <Select size="small" labelId={id} displayEmpty value={value} onChange={({ target }) => onValue(target.value)}>
        {options.map(([option, text]) => (
          <MenuItem key={option} value={option}>
            {text}
          </MenuItem>
        ))}
      </Select>
    </div>
  )
}

type Props = {
  /** List whose labels name the areas and kinds of work. */
  items: Resource
}

/** Work that arrived and that was done by day, and the age of the open work. The choice of area and period is in the address. */
const TeamFigures = ({ items: declared }: Props) => {
  const items = useInLanguage()('resources', declared)
  const translate = useTranslate()
  const locale = useLocale()
  const [params, setParams] = useSearchParams()
  const choice = choiceIn(params)
  const query = useSource([TEAM, 'figures', choice], figures, choice)
  const say = (key: string, values?: Record<string, unknown>) => translate(`daftari.workTeam.${key}`, values)
  const change = (name: string, value: string) =>
    setParams(
      now => {
        if (value) now.set(name, value)
        else now.delete(name)
        return now
      },
      { replace: true },
    )
  return (
    <div className="team">
      <div className="team-choices">
        <Menu
          label={say('area')}
          value={choice.area}
          options={[
            ['', say('allAreas')],
            ...workAreas.map(area => [area, items.filters?.area?.options?.[area] ?? area] satisfies [string, string]),
          ]}
          onValue={area => change('area', area)}
        />
        <Menu
          label={say('period')}
          value={String(choice.days)}
          options={periods.map(days => [String(days), say('lastDays', { days: days.toLocaleString(locale) })])}
          onValue={days => change('days', days)}
        />
      </div>
      <QueryContent query={query} permit={workTeam.figures.permit as string} name={say('flow')}>
        {({ byDay, ages }) => (
          <>
            <section className="card team-card" aria-label={say('flow')}>
              <h2>{say('flow')}</h2>
              <Suspense fallback={<div className="team-chart" />}>
                <FlowBars days={byDay} />
              </Suspense>
              <details>
                <summary>{say('asTable')}</summary>
                <DaysTable days={byDay} />
              </details>
            </section>
            <section className="card team-card" aria-label={say('ages')}>
              <h2>{say('ages')}</h2>
              <AgesTable ages={ages} nameOf={source => optionWords(items, 'source', source)} />
            </section>
          </>
        )}
      </QueryContent>
    </div>
  )
}

export default TeamFigures
