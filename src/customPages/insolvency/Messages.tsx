import type { ApplicationMessage, InsolvencyDetails } from '@contract/insolvency/applications'
import { MessageList, TopMessage, type Written } from '@/components/file/MessageList'
import { QueryContent } from '@/components/file/QueryContent'
import { Empty } from '@/components/list/listStates'
import { useSource } from '@/components/useSource'
import { messages, permit } from './calls'
import { useInsolvencyText } from './useInsolvencyText'

type Props = { details: Pick<InsolvencyDetails, 'id' | 'taskId' | 'trackingNumber'> }

const useMessages = ({ details: { id, taskId, trackingNumber } }: Props) =>
  useSource(['insolvency', 'messages', taskId ?? id], messages, { taskId: taskId ?? id, trackingNumber })

const APPLICANTS = new Set(['INDIVIDUAL', 'CLIENT', 'APPLICANT', 'PRACTITIONER'])

const useWritten = () => {
  const { option, given } = useInsolvencyText()
  return ({ name, user, userType, description, createdAt, statusLabel }: ApplicationMessage): Written => ({
    name: name || user?.fullName || '–',
    text: description ?? '',
    at: createdAt ?? undefined,
    when: given('dateTime', createdAt),
    ours: !APPLICANTS.has(userType ?? ''),
    badge: userType ? option(userType) : undefined,
    standing: statusLabel ? option(statusLabel) : undefined,
  })
}

/** Conversation about an application. */
export const Messages = (props: Props) => {
  const { say } = useInsolvencyText()
  const written = useWritten()
  return (
    <QueryContent query={useMessages(props)} permit={permit}>
      {all =>
        all.length ? (
          <MessageList label={say('tabs.messages')} messages={all.map(written)} />
        ) : (
          <Empty title={say('noMessages')} />
        )
      }
    </QueryContent>
  )
}

/** First message only; renders nothing without messages. */
export const LatestMessage = (props: Props) => {
  const { say } = useInsolvencyText()
  const written = useWritten()
  const [first] = useMessages(props).data ?? []
  return first ? <TopMessage label={say('topMessage')} message={written(first)} /> : null
}
