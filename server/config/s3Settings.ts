import { z } from 'zod'
import { address } from './settingValues'

/** First part of the variables of a bucket: that of documents, and that of backups. */
type BucketName = 'EDMS_S3' | 'BACKUP_S3'

/** Bucket of an S3-compatible store, with its keys. `setting` is the first part of its variables, for errors. */
export type S3Settings = {
  setting: BucketName
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

type Variables = Record<string, string | undefined>

/** Values of the variables of a bucket, by the part of their names after the first. */
const bucketValues = {
  /** Name of the bucket. */
  BUCKET: z.string().min(3).optional(),
  /** Address of the store; Amazon's own by default. */
  ENDPOINT: address('http:', 'https:').optional(),
  REGION: z.string().min(1).default('us-east-1'),
  /** Access key; without it the credentials of the machine apply. */
  ACCESS_KEY_ID: z.string().min(1).optional(),
  SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Prefix of the object names, for a bucket that is shared. */
  PREFIX: z.string().default(''),
}

/** Returns the names of the variables of a bucket. */
export const bucketVariables = (name: BucketName) => Object.keys(bucketValues).map(part => `${name}_${part}`)

/**
 * Returns the faults of the variables of a bucket, which belong together: with an incomplete set, files would go to an
 * unexpected place.
 */
export const bucketFaults = (name: BucketName, variables: Variables): string[] => {
  const [keyId, secret] = [`${name}_ACCESS_KEY_ID`, `${name}_SECRET_ACCESS_KEY`]
  const parsed = z.object(bucketValues).safeParse(valuesIn(name, variables))
  return [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${name}_${String(path[0])} ${message}`),
    ...bucketVariables(name)
      .filter(variable => variables[variable] && !variables[`${name}_BUCKET`])
      .map(variable => `${variable} says nothing without ${name}_BUCKET`),
    ...(Boolean(variables[keyId]) === Boolean(variables[secret])
      ? []
      : [`${keyId} and ${secret} must be given together`]),
  ]
}

const valuesIn = (name: BucketName, variables: Variables) =>
  Object.fromEntries(Object.keys(bucketValues).map(part => [part, variables[`${name}_${part}`]]))

/** Returns the bucket that valid variables name; undefined without one. `files` has the variables as they were given. */
export const bucketOf = (name: BucketName, variables: Variables, files: Variables): S3Settings | undefined => {
  const values = z.object(bucketValues).safeParse(valuesIn(name, variables)).data
  if (!values?.BUCKET) return undefined
  return {
    setting: name,
    bucket: values.BUCKET,
    prefix: values.PREFIX,
    region: values.REGION,
    endpoint: values.ENDPOINT,
    keyId: values.ACCESS_KEY_ID,
    secret: values.SECRET_ACCESS_KEY,
    keyIdFile: files[`${name}_ACCESS_KEY_ID_FILE`],
    secretFile: files[`${name}_SECRET_ACCESS_KEY_FILE`],
  }
}
