import { Days } from './Days'

/** Text of several lines, one paragraph for each. */
export const Lines = ({ text }: { text: string }) =>
  text.split('\n').map(line => (
    <p key={line}>
      <Days text={line} />
    </p>
  ))
