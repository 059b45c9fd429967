/** Page sizes of the lists of Configurations. */
export const pageSizes = { sizes: [15, 20, 50, 100], size: 15, fills: true } as const
