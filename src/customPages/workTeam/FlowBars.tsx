import type { WorkFigures } from '@contract/portal/workTeam'
import { useTranslate } from 'react-admin'
import { MeasuredBarChart } from '@/components/MeasuredBarChart'
import { dayName } from '@/i18n/dayNames'
import { useLocale } from '@/i18n/useLocale'

const HEIGHT = 220

/** Bar chart: for each day what arrived, and beside it what was done in time and what late, one on the other. */
const FlowBars = ({ days }: { days: WorkFigures['byDay'] }) => {
  const translate = useTranslate()
  const locale = useLocale()
  const say = (key: string) => translate(`daftari.workTeam.${key}`)
  return (
    <div className="team-chart">
      <MeasuredBarChart
        height={HEIGHT}
        margin={{ top: 8, bottom: 0, left: 0, right: 8 }}
        skipAnimation
        borderRadius={2}
        xAxis={[{ data: days.map(({ day }) => dayName(day, locale)), categoryGapRatio: 0.3, barGapRatio: 0 }]}
        yAxis={[{ min: 0, tickMinStep: 1, width: 36 }]}
        series={[
          { data: days.map(({ arrived }) => arrived), label: say('arrived'), color: 'var(--shade-4)' },
          {
            data: days.map(({ done, late }) => done - late),
            label: say('inTime'),
            color: 'var(--shade-2)',
            stack: 'done',
          },
          { data: days.map(({ late }) => late), label: say('late'), color: 'var(--bad)', stack: 'done' },
        ]}
        aria-label={say('flow')}
      />
    </div>
  )
}

export default FlowBars
