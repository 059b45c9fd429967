export { Notification } from './Notification'
export {
  clearShowing,
  forgetNotices,
  type NoticeRecord,
  type NoticeTone,
  notify,
  notifyNoMore,
  useNoticeHistory,
} from './store'
export { ToneIcon } from './ToneIcon'
