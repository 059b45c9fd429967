import { ToneText } from '../list/ToneText'
import './documentReader.css'
import './badge.css'

/** Message: its author, time, and side of the conversation. */
export type Written = {
  name: string
  text: string
  at: string | undefined
  /** Formatted time. */
  when: string
  ours: boolean
  /** Role of the author, and status of the matter. */
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

/** Read-only conversation. */
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

/** Single message. */
export const TopMessage = ({ label, message }: { label: string; message: Written }) => (
  <section className="file-top-message" aria-label={label}>
    <Message {...message} />
  </section>
)
