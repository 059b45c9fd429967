import type { DownstreamSystem } from '../processes/downstream'

/** Returns the system that a demonstration notifies of a kind of process. */
export const systemOf = (kind: string): DownstreamSystem => {
  if (/TIN|Tax/.test(kind)) return 'TAX'
  return /CERTIFICATES|SIGNING|EDMS|LEGAL|Certificate/.test(kind) ? 'EDMS' : 'REGISTRY'
}

/** End point of each system. */
export const endPoints: Record<DownstreamSystem, string> = {
  EDMS: '/edms/v2/documents',
  TAX: '/ura/tin/instant',
  REGISTRY: '/nira/registry/entities',
}
