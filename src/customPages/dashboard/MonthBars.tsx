import { BarChart } from '@mui/x-charts/BarChart'
import { useLocaleState, useTranslate } from 'react-admin'
import { monthName } from '@/i18n/dayNames'
import './cards.css'

/** Bar chart of additions in twelve months. */
const MonthBars = ({ months }: { months: readonly { month: string; count: number }[] }) => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const label = translate('daftari.shell.dashboard.lastYear')
  return (
    <figure className="card-chart">
      <BarChart
        height={64}
        margin={{ top: 4, bottom: 0, left: 0, right: 0 }}
        hideLegend
        skipAnimation
        borderRadius={2}
        colors={['var(--shade-2)']}
        xAxis={[{ data: months.map(({ month }) => monthName(month, locale)), position: 'none', categoryGapRatio: 0.3 }]}
        yAxis={[{ position: 'none', min: 0 }]}
        series={[{ data: months.map(({ count }) => count), label }]}
        aria-label={label}
      />
      <figcaption>{label}</figcaption>
    </figure>
  )
}

export default MonthBars
