import type { DefaultView } from '@contract/portal/viewState'
import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { useDefinition } from '../definitionContext'
import { useOpenView } from './useOpenView'
import { useVanished } from './useVanished'
import { useViews } from './useViews'
import { rememberView } from './viewMemory'

/** Reads the view that a link names. Returns the note where it is none of the asker's. */
const UnknownView = ({ id }: { id: string | undefined }) => {
  const translate = useTranslate()
  const { views } = useViews(useDefinition().name)
  const view = views?.find(one => one.id === id)
  useEffect(() => {
    if (view) rememberView(view)
  }, [view])
  if (view || !views) return null
  return (
    <p className="list-note" role="note">
      {translate('daftari.views.unknown')}
    </p>
  )
}

const VanishedParts = ({ view }: { view: DefaultView }) => {
  const translate = useTranslate()
  const names = useVanished(view)
  if (!names.length) return null
  return (
    <p className="list-note" role="note">
      {translate('daftari.views.vanished', { names: names.join(', ') })}
    </p>
  )
}

/** Note that a view is not known, or which of its parts the list has no more. */
const ViewNoteText = () => {
  const { id, view } = useOpenView()
  return view ? <VanishedParts view={view} /> : <UnknownView id={id} />
}

export default ViewNoteText
