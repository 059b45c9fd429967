import { useSearchParams } from 'react-router-dom'
import { lazyPart } from '@/components/lazyPart'

const ApplicationDialog = lazyPart(
  () => import('./ApplicationDialog'),
  module => module.default,
)

/** Dialog of the application that the address names, if any. */
const OpenApplication = () => {
  const [params] = useSearchParams()
  const number = params.get('application')
  if (!number) return null
  return <ApplicationDialog key={number} number={number} kind={params.get('kind') ?? undefined} />
}

export default OpenApplication
