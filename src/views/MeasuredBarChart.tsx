import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart'
import { useRef } from 'react'
import { useElementWidth } from './useElementWidth'

type Props = Omit<BarChartProps, 'width'> & { height: number }

/**
 * Bar chart as wide as its place. It is drawn once the browser has laid out the page: MUI's own measuring would have the
 * whole page laid out inside the task that draws it.
 */
export const MeasuredBarChart = ({ height, ...others }: Props) => {
  const frame = useRef<HTMLDivElement>(null)
  const width = useElementWidth(frame)
  return (
    <div ref={frame} style={{ minHeight: height }}>
      {width !== undefined && <BarChart {...others} width={width} height={height} />}
    </div>
  )
}
