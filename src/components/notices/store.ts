import { createStore, useStored } from '@/createStore'
import { currentWords } from '@/i18n/words'

export type NoticeTone = 'good' | 'bad' | 'warning' | 'info'
/** Record that a notice is about: its name, and the address and opener of its page for those who may open it. */
export type NoticeRecord = { name: string; page?: { address: string; open(): void } }
export type Notice = {
  id: number
  tone: NoticeTone
  title: string
  text: string
  at: Date
  record?: NoticeRecord | undefined
  /** Takes the act back; offered for `UNDO_TIME` and once. */
  undo?: (() => void) | undefined
}
type Said = Pick<Notice, 'tone' | 'record' | 'undo'> & { title?: string; text?: string }

/** Time for which an act can be taken back, in milliseconds. */
export const UNDO_TIME = 30_000

const KEPT = 50
let sequence = 0
const showing = createStore<readonly Notice[]>([])
const past = createStore<readonly Notice[]>([])

/**
 * Shows a toast and keeps it in the history. Without title or text the tone's own are said, exactly as the documents
 * give them (docs/requirements/portal-shell.md: 'Success' / 'Request was processed successfully', and so on).
 */
export const notify = ({ tone, title, text, record, undo }: Said) => {
  const words = currentWords()
  const notice: Notice = {
    id: ++sequence,
    tone,
    title: title || words(`daftari.notices.${tone}.title`),
    text: text || words(`daftari.notices.${tone}.text`),
    at: new Date(),
    record,
  }
  const repeated = showing
    .get()
    .find(
      shown =>
        shown.tone === tone &&
        shown.title === notice.title &&
        shown.text === notice.text &&
        shown.record?.name === record?.name,
    )
  showing.set([...showing.get().filter(shown => shown !== repeated), { ...notice, undo }].slice(-4))
  past.set([notice, ...past.get()].slice(0, KEPT))
}

/** The warning of a list's Previous on its first page (GLOBAL-08). */
export const notifyNoMore = () => {
  const words = currentWords()
  notify({
    tone: 'warning',
    title: words('daftari.notices.noMore.title'),
    text: words('daftari.notices.noMore.text'),
  })
}

export const dismiss = (id: number) => {
  showing.set(showing.get().filter(notice => notice.id !== id))
}

const isOffered = ({ undo, at }: Notice) => undo !== undefined && Date.now() - at.getTime() < UNDO_TIME

/** Takes back the act of a notice, by default the newest act that can be: once, and while its time lasts. */
export const undoAct = (id?: number) => {
  const notice = showing.get().findLast(one => isOffered(one) && (id === undefined || one.id === id))
  if (!notice) return false
  dismiss(notice.id)
  notice.undo?.()
  return true
}

/** Takes away what is showing, for when the next step has begun; the history keeps it. */
export const clearShowing = () => {
  showing.set([])
}

/** Forgets everything, also what is showing: nothing of one person is left for the next. */
export const forgetNotices = () => {
  showing.set([])
  past.set([])
}

export const useShowing = () => useStored(showing)

/** Returns the earlier notices, newest first. */
export const useNoticeHistory = () => useStored(past)
