/** How many rows the lists of Configurations show. */
export const sized = { sizes: [15, 20, 50, 100], size: 15 } as const
