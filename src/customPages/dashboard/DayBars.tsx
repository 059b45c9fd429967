import { BarChart } from '@mui/x-charts/BarChart'
import { useLocaleState, useTranslate } from 'react-admin'
import { currentCurrency } from '@/i18n/currency'
import { dayName } from '@/i18n/dayNames'
import './cards.css'

/** Bar chart of thirty days of payments. */
const DayBars = ({ days }: { days: readonly { day: string; amount: number }[] }) => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const label = translate('daftari.shell.dashboard.byDay')
  return (
    <figure className="card-chart">
      <BarChart
        height={96}
        margin={{ top: 4, bottom: 0, left: 0, right: 0 }}
        hideLegend
        skipAnimation
        borderRadius={2}
        colors={['var(--shade-2)']}
        xAxis={[{ data: days.map(({ day }) => dayName(day, locale)), position: 'none', categoryGapRatio: 0.3 }]}
        yAxis={[{ position: 'none', min: 0 }]}
        series={[
          {
            data: days.map(({ amount }) => amount),
            label,
            valueFormatter: amount =>
              `${currentCurrency()} ${(amount ?? 0).toLocaleString(locale, { maximumFractionDigits: 0 })}`,
          },
        ]}
        aria-label={label}
      />
      <figcaption>{label}</figcaption>
    </figure>
  )
}

export default DayBars
