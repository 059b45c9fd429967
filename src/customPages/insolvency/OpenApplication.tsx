import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'

const ApplicationDialog = lazy(() => import('./ApplicationDialog'))

/** Dialog of the application that the address names, if any. */
export const OpenApplication = () => {
  const [params] = useSearchParams()
  const number = params.get('application')
  if (!number) return null
  return (
    <Suspense>
      <ApplicationDialog key={number} number={number} kind={params.get('kind') ?? undefined} />
    </Suspense>
  )
}
