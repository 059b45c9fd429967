import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart'
import { useRef } from 'react'
import { useLocale } from '@/i18n/useLocale'
import { useElementWidth } from './useElementWidth'

type Props = Omit<BarChartProps, 'width'> & { height: number }

/**
 * Bar chart as wide as its place. It is drawn once the browser has laid out the page: MUI's own measuring would have the
 * whole page laid out inside the task that draws it. Another language draws a new chart: an existing one takes its new words
 * after React has drawn the page in slices, in one task for all charts.
 */
export const MeasuredBarChart = ({ height, ...others }: Props) => {
  const frame = useRef<HTMLDivElement>(null)
  const width = useElementWidth(frame)
  const locale = useLocale()
  return (
    <div ref={frame} style={{ minHeight: height }}>
      {width !== undefined && <BarChart key={locale} {...others} width={width} height={height} />}
    </div>
  )
}
