/** Guides of the first days on the dashboard: one for a new person, one for whoever sets up a new registry. */
export const guideNames = ['person', 'registry'] as const
export type GuideName = (typeof guideNames)[number]
