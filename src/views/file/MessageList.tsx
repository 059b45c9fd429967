import { ToneText } from '../list/ToneText'
import './reading.css'

/** Something that was written: by whom, when, and on which side it stands. */
export type Written = {
  name: string
  text: string
  at: string | undefined
  /** The moment in words. */
  when: string
  ours: boolean
  /** What is known of the writer, and what became of the matter with it. */
  badge?: string | undefined
  standing?: string | undefined
}

const Message = ({ name, text, at, when, badge, standing }: Written) => (
  <>
    <div className="file-message-head">
      <strong>{name}</strong>
      {badge && <span className="file-badge">{badge}</span>}
    </div>
    <p>{text}</p>
    <div className="file-message-foot">
      <time className="figures" dateTime={at}>
        {when}
      </time>
      {standing && <ToneText tone="quiet">{standing}</ToneText>}
    </div>
  </>
)

/** A conversation, to be read only. */
export const MessageList = ({ label, messages }: { label: string; messages: readonly Written[] }) => (
  <ol className="file-messages" aria-label={label}>
    {messages.map((message, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: messages have no key of their own and never move
      <li key={index} data-side={message.ours ? 'right' : 'left'}>
        <Message {...message} />
      </li>
    ))}
  </ol>
)

/** One message, where there is room for one. */
export const TopMessage = ({ label, message }: { label: string; message: Written }) => (
  <section className="file-top-message" aria-label={label}>
    <Message {...message} />
  </section>
)
