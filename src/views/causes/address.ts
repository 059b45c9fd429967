/** How an address says that the failures of a list are shown by their cause. */
export const BY = 'by'
export const CAUSE = 'cause'
