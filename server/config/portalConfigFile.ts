import { readFileSync } from 'node:fs'
import { PortalConfig } from '@contract/portalConfig'
import { z } from 'zod'

/** Reads the JSON file that PORTAL_CONFIG names, or the defaults. Adds what is wrong with it to `faults`. */
export const portalConfigOf = (path: string | undefined, faults: string[]): PortalConfig => {
  // Our own API accepts large pages, so that an export needs few calls.
  const ours = { exportPageSize: 1000 }
  try {
    const content = z.record(z.string(), z.unknown()).safeParse(path ? JSON.parse(readFileSync(path, 'utf8')) : {})
    if (!content.success) throw new Error('the file must hold one JSON object')
    const parsed = PortalConfig.safeParse({ ...ours, ...content.data })
    if (parsed.success) return parsed.data
    for (const issue of parsed.error.issues)
      faults.push(`PORTAL_CONFIG: ${issue.path.join('.') || 'the file'}: ${issue.message}`)
  } catch (error) {
    faults.push(`PORTAL_CONFIG: ${error instanceof Error ? error.message : error}`)
  }
  return PortalConfig.parse(ours)
}
