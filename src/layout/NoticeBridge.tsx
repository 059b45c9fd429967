import { type ComponentProps, type ReactNode, useCallback } from 'react'
import { AddNotificationContext, useTranslate } from 'react-admin'
import { type NoticeTone, notify } from '@/components/notices'

type Notification = Parameters<ComponentProps<typeof AddNotificationContext.Provider>['value']>[0]

const tones: Record<Notification['type'], NoticeTone> = {
  success: 'good',
  error: 'bad',
  warning: 'warning',
  info: 'info',
}

/** Shows what react-admin's `useNotify` says in the portal's own toasts, which keep a history; only text is shown. */
export const NoticeBridge = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate()
  const add = useCallback(
    ({ message, type, notificationOptions }: Notification) => {
      if (typeof message !== 'string') return
      notify({ tone: tones[type], text: translate(message, { _: message, ...notificationOptions?.messageArgs }) })
    },
    [translate],
  )
  return <AddNotificationContext.Provider value={add}>{children}</AddNotificationContext.Provider>
}
