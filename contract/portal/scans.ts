import { fileAnswer, post } from '../call'
import type { MediaType } from '../media'

const types: readonly MediaType[] = ['image/tiff']

/** Scanned document that browsers cannot draw; its content decides, not its name. */
const SCAN = { field: 'file', accept: ['.tif', '.tiff'], megabytes: 50, types }

/** Megabytes of the PDF that a scan becomes, at most. */
export const MOST_SCAN_MEGABYTES = 200

export const scans = {
  /** Converts the pages of a scan to a PDF, which the portal shows in its place; nothing of it is kept. */
  pages: post('PORTAL-SCAN-PAGES', '/portal/scans/pages', {
    permit: 'signed-in',
    extension: 'scans',
    changes: false,
    upload: SCAN,
    ...fileAnswer(['application/pdf'], MOST_SCAN_MEGABYTES),
  }),
}
