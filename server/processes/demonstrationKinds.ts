import type { DownstreamSystem } from './downstream'

/** Which system is told of a kind of thing, in a demonstration. */
export const systemOf = (kind: string): DownstreamSystem => {
  if (/TIN|Tax/.test(kind)) return 'TAX'
  return /CERTIFICATES|SIGNING|EDMS|LEGAL|Certificate/.test(kind) ? 'EDMS' : 'REGISTRY'
}

/** Where each of them is told. */
export const endPoints: Record<DownstreamSystem, string> = {
  EDMS: '/edms/v2/documents',
  TAX: '/ura/tin/instant',
  REGISTRY: '/nira/registry/entities',
}
