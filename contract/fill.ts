/** Replaces the placeholders `%{name}` of a sentence with parameters. */
export const fill = (sentence: string, params: Record<string, string | number>): string =>
  sentence.replace(/%\{(\w+)\}/g, (hole, name: string) => String(params[name] ?? hole))
