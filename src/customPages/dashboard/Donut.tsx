import { PieChart } from '@mui/x-charts/PieChart'
import { memo } from 'react'
import './parts.css'

const SIZE = 84
const shades = ['var(--shade-1)', 'var(--shade-2)', 'var(--shade-3)', 'var(--shade-4)', 'var(--shade-5)']

type Props = { counts: readonly number[] }

const haveSameCounts = (before: Props, after: Props) => before.counts.join() === after.counts.join()

/**
 * Ring chart without labels; the text beside it has the figures, so it is hidden from screen readers. It is drawn again for
 * other figures alone, not for other words beside it.
 */
const Donut = memo(
  ({ counts }: Props) => (
    <div className="parts-ring" inert>
      <PieChart
        width={SIZE}
        height={SIZE}
        margin={0}
        hideLegend
        skipAnimation
        colors={shades}
        slots={{ tooltip: () => null }}
        series={[
          {
            data: counts.map((value, id) => ({ id, value })),
            innerRadius: SIZE / 2 - 14,
            outerRadius: SIZE / 2,
            paddingAngle: 1.5,
            cornerRadius: 1.5,
          },
        ]}
      />
    </div>
  ),
  haveSameCounts,
)

export default Donut
