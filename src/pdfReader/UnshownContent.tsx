import { PaneState } from './PaneState'
import { saveContent } from './saveContent'
import type { Content } from './source'
import { useKindName } from './useKindName'

type Props = { content: Content; title: string; fileName: string }

/** Names the kind of a file that the pane cannot show, and offers to save it. */
export const UnshownContent = ({ content, title, fileName }: Props) => (
  <PaneState
    kind="other"
    title={title}
    fileKind={useKindName()(content.file)}
    save={() => saveContent(content, fileName)}
  />
)
