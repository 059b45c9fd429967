const special: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r', '\0': '' }

/** Encodes a row in COPY's text format. */
export const copyLine = (values: (string | number | boolean | null | undefined)[]): string =>
  `${values
    .map(value =>
      value === null || value === undefined
        ? '\\N'
        : String(value).replace(/[\\\t\n\r\0]/g, character => special[character] ?? ''),
    )
    .join('\t')}\n`
