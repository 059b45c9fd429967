import { S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from '../config/s3Settings'
import { readSecretFile } from '../config/secretFiles'

const quiet = {
  trace: () => undefined,
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
}

/** Milliseconds for which keys from files are used before they are read again. */
const KEYS_FOR = 30_000
/** Milliseconds before the end of keys at which the SDK asks for new ones. */
const ASKED_BEFORE = 300_000

/** Returns the keys, read from their files where they have some: then they end, so that the SDK asks for them again. */
const credentialsOf = ({ setting, keyId, secret, keyIdFile, secretFile }: S3Settings) => {
  if (!keyId || !secret) return undefined
  if (!keyIdFile && !secretFile) return { accessKeyId: keyId, secretAccessKey: secret }
  return async () => ({
    accessKeyId: keyIdFile ? readSecretFile(`${setting}_ACCESS_KEY_ID`, keyIdFile) : keyId,
    secretAccessKey: secretFile ? readSecretFile(`${setting}_SECRET_ACCESS_KEY`, secretFile) : secret,
    expiration: new Date(Date.now() + ASKED_BEFORE + KEYS_FOR),
  })
}

type Patience = { connection: number; request: number; tries: number }

/** Creates a client of a bucket's store. Patience: seconds until it is connected, seconds until the answer, and tries of a request. */
export const clientOf = (settings: S3Settings, { connection, request, tries }: Patience) => {
  const { endpoint, region } = settings
  const credentials = credentialsOf(settings)
  return new S3Client({
    region,
    maxAttempts: tries,
    // Stores other than Amazon's rarely support the bucket name as a host name.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Objects carry our own SHA-256; some stores do not know the SDK's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Errors are thrown and logged by the caller, which knows the document.
    logger: quiet,
    requestHandler: { connectionTimeout: connection * 1000, requestTimeout: request * 1000 },
  })
}
