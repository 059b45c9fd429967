/** Bucket for documents, with its keys. */
export type EdmsS3 = {
  bucket: string
  prefix: string
  region: string
  endpoint: string | undefined
  keyId: string | undefined
  secret: string | undefined
  /** Files that the keys are read from again while the server runs. */
  keyIdFile?: string | undefined
  secretFile?: string | undefined
}

/** Returns the faults of the EDMS_S3 variables: with an incomplete set, documents would go to an unexpected place. */
export const edmsFaults = (variables: Record<string, string | undefined>) => [
  ...Object.keys(variables)
    .filter(name => name.startsWith('EDMS_S3_') && !variables.EDMS_S3_BUCKET)
    .map(name => `${name} says nothing without EDMS_S3_BUCKET`),
  ...(Boolean(variables.EDMS_S3_ACCESS_KEY_ID) === Boolean(variables.EDMS_S3_SECRET_ACCESS_KEY)
    ? []
    : ['EDMS_S3_ACCESS_KEY_ID and EDMS_S3_SECRET_ACCESS_KEY must be given together']),
]
