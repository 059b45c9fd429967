import { MeasuredBarChart } from '@/components/MeasuredBarChart'
import './cards.css'

type Props = {
  /** Accessible name of the chart, and the words below it. */
  label: string
  /** Height in px. */
  height: number
  bars: readonly { name: string; value: number }[]
  /** Returns the words of a value; without it they are its digits. */
  words?(value: number): string
}

/** Bar chart of a card: without axes, with the names of its first and its last bar. */
const CardBars = ({ label, height, bars, words }: Props) => (
  <figure className="card-chart">
    <MeasuredBarChart
      height={height}
      margin={{ top: 4, bottom: 0, left: 0, right: 0 }}
      hideLegend
      skipAnimation
      borderRadius={2}
      colors={['var(--shade-2)']}
      xAxis={[{ data: bars.map(({ name }) => name), position: 'none', categoryGapRatio: 0.3 }]}
      yAxis={[{ position: 'none', min: 0 }]}
      series={[
        {
          data: bars.map(({ value }) => value),
          label,
          ...(words && { valueFormatter: value => words(value ?? 0) }),
        },
      ]}
      aria-label={label}
    />
    <p className="card-ends" aria-hidden>
      <span>{bars[0]?.name}</span>
      <span>{bars.at(-1)?.name}</span>
    </p>
    <figcaption>{label}</figcaption>
  </figure>
)

export default CardBars
