import { Days } from '../Days'
import type { Mark } from '../standing'
import { ToneText } from './ToneText'

/** States beside each other, each with its icon and colour. */
export const Marks = ({ marks }: { marks: readonly Mark[] }) =>
  marks.length > 0 && (
    <span className="tone-marks">
      {marks.map(({ text, tone }) => (
        <ToneText key={text} tone={tone}>
          <span>
            <Days text={text} />
          </span>
        </ToneText>
      ))}
    </span>
  )
