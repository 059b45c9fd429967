import { toId } from '@contract/id'
import type { PractitionerFile } from '@contract/registry/practitioners'
import { useQuery } from '@tanstack/react-query'
import { MessageList } from '@/components/file/MessageList'
import { Denied, Empty, FailedBanner, isDenied } from '@/components/list/listStates'
import { useRegistry } from '@/components/useRegistry'
import { isNotFound } from '@/definition/source'
import { readMessages } from './calls'
import { usePractitionerText } from './usePractitionerText'
import '@/components/file/section.css'

/** Conversation about the first application, read-only: the documents show no call to answer. */
export const Messages = ({ file, number }: { file: PractitionerFile; number: string }) => {
  const { translate, say, given } = usePractitionerText()
  const registry = useRegistry()
  const [first] = file.form1s ?? []
  const taskId = first?.taskId ?? first?.id ?? undefined
  const {
    data: messages,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['practitioner', 'messages', taskId],
    enabled: Boolean(taskId),
    queryFn: ({ signal }) => registry.read(readMessages, { taskId: taskId ?? toId(''), number }, { signal }),
    retry: false,
  })

  if (isDenied(error)) return <Denied permit={readMessages.call.permit} />
  if (taskId && !messages && !error)
    return (
      <p className="file-none" role="status">
        {translate('daftari.lists.loading')}
      </p>
    )
  return (
    <>
      {/* A host without this call, whose path is a guess, answers 404: there are no messages then (decision D17). */}
      {error && !isNotFound(error) && (
        <FailedBanner error={error} busy={isFetching} reload={() => void refetch()} title={say('messagesFailed')} />
      )}
      {!messages?.length && <Empty title={say('noMessages')} />}
      {messages && messages.length > 0 && (
        <MessageList
          label={say('tab.messages')}
          messages={messages.map(({ name, description, dateTime, user }) => ({
            name: name ?? '',
            text: description ?? '',
            at: dateTime ?? undefined,
            when: given('dateTime', dateTime),
            ours: user?.accountType !== 'INDIVIDUAL',
          }))}
        />
      )}
    </>
  )
}
