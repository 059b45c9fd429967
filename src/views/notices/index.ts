export { Notices } from './Notices'
export {
  clearShowing,
  forgetNotices,
  type NoticeTone,
  notify,
  notifyNoMore,
  useNoticeHistory,
} from './store'
export { ToneIcon } from './ToneIcon'
