import type { ListsPage } from '@/definition/definePage'
import type { Resource } from '@/definition/defineResource'
import { useInLanguage } from '@/i18n/translatedDefinition'
import type { PagePart } from '../pagePart'
import { UnknownTab } from '../tabs/UnknownTab'
import { Figures } from './Figures'
import { SharedTabs } from './SharedTabs'
import { useFigures } from './useFigures'

type Props = {
  page: ListsPage | undefined
  /** Name of the open list, or key of the open part. */
  open: string
  label: string
  /** Lists and other parts that share the page; tabs are shown if there are several. */
  among?: readonly Resource[]
  parts?: readonly PagePart[]
  /** Name in the address of a list that shares its page with none here. */
  own?: string | undefined
  /** Milliseconds after which the figures are loaded again. */
  interval?: number | false | undefined
}

/** Figures of a page of lists, and the tabs of its lists and parts. */
export const PageTabs = ({ page, open, label, among = [], parts = [], own, interval }: Props) => {
  const inLanguage = useInLanguage()
  const counts = useFigures(page, interval)
  return (
    <>
      {page && <Figures page={inLanguage('pages', page)} counts={counts} />}
      <UnknownTab known={[...among.map(({ tab }) => tab?.key), ...parts.map(({ key }) => key), own]} />
      {among.length + parts.length > 1 && (
        <SharedTabs open={open} label={label} among={among} parts={parts} counts={counts} />
      )}
    </>
  )
}
