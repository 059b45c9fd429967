import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PartWaiting } from '@/views/PartWaiting'

const ApplicationDialog = lazy(() => import('./ApplicationDialog'))

/** Dialog of the application that the address names, if any. */
export const OpenApplication = () => {
  const [params] = useSearchParams()
  const number = params.get('application')
  if (!number) return null
  return (
    <Suspense fallback={<PartWaiting />}>
      <ApplicationDialog key={number} number={number} kind={params.get('kind') ?? undefined} />
    </Suspense>
  )
}
