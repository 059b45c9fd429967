import type { Mark } from '../standing'
import { ToneText } from './ToneText'

/** Text of a state whose day is on one line. */
const WithDay = ({ text, day }: { text: string; day: string }) => {
  const [before, after] = text.split(day)
  return (
    <span>
      {before}
      <span className="standing-day">{day}</span>
      {after}
    </span>
  )
}

/** States beside each other, each with its icon and colour. */
export const Marks = ({ marks }: { marks: readonly Mark[] }) =>
  marks.length > 0 && (
    <span className="tone-marks">
      {marks.map(({ text, tone, day }) => (
        <ToneText key={text} tone={tone}>
          {day ? <WithDay text={text} day={day} /> : text}
        </ToneText>
      ))}
    </span>
  )
