import { useSearchParams } from 'react-router-dom'
import type { Resource } from '@/definition/defineResource'
import { openOf } from './list/openOf'
import ResourcePage from './ResourcePage'

/** Lists that share a page: the address says which of them is open, the first one where it says nothing. */
const SharedPage = ({ resources }: { resources: readonly Resource[] }) => {
  const [params] = useSearchParams()
  const open = openOf(resources, params)
  if (!open) return null
  return <ResourcePage key={open.name} resource={open} among={resources} />
}

export default SharedPage
