/** Codes of ISO 4217, those of former days included. */
export const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
