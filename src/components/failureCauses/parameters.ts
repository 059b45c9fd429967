/** Query parameters for the view by cause. */
export const BY = 'by'
export const CAUSE = 'cause'
