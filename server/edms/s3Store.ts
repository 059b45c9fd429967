import { createReadStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { Readable } from 'node:stream'
import { GetObjectCommand, HeadBucketCommand, PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { readSecretFile } from '../config/secretFiles'
import type { Settings } from '../config/settings'
import { checkedStream, type DocumentStore, type Kept, StoreFault, spool } from './store'

export type S3Settings = NonNullable<Settings['edmsS3']>

const PUT_TRIES = 3

/** Converts an error to a store fault. A missing bucket is a fault of the configuration, not a missing document. */
const faultOf = (error: unknown) => {
  const missing = error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name)
  return new StoreFault(missing ? 'missing' : 'unreachable', error)
}

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
const credentialsOf = ({ keyId, secret, keyIdFile, secretFile }: S3Settings) => {
  if (!keyId || !secret) return undefined
  if (!keyIdFile && !secretFile) return { accessKeyId: keyId, secretAccessKey: secret }
  return async () => ({
    accessKeyId: keyIdFile ? readSecretFile('EDMS_S3_ACCESS_KEY_ID', keyIdFile) : keyId,
    secretAccessKey: secretFile ? readSecretFile('EDMS_S3_SECRET_ACCESS_KEY', secretFile) : secret,
    expiration: new Date(Date.now() + ASKED_BEFORE + KEYS_FOR),
  })
}

type Patience = { connection: number; request: number; tries: number }

/** Creates a client. Patience: seconds until it is connected, seconds until the answer, and tries of a request. */
const clientOf = (settings: S3Settings, { connection, request, tries }: Patience) => {
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

/** Asks the store for the bucket alone. Returns undefined when it is there, else the kind and the code of the fault. */
export const checkBucket = async (
  settings: S3Settings,
): Promise<{ kind: 'missing' | 'refused' | 'unreachable'; code: string } | undefined> => {
  const client = clientOf(settings, { connection: 2, request: 4, tries: 1 })
  try {
    await client.send(new HeadBucketCommand({ Bucket: settings.bucket }))
    return undefined
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
    if (status === 404) return { kind: 'missing', code: '404' }
    const refused = status === 401 || status === 403
    const code = status ?? (error instanceof Error ? error.name : 'unknown')
    return { kind: refused ? 'refused' : 'unreachable', code: String(code) }
  } finally {
    client.destroy()
  }
}

/** Stores documents in a bucket of any S3-compatible store, each object under the hash of its content. */
export const s3Store = (settings: S3Settings): DocumentStore => {
  const { bucket, prefix } = settings
  const client = clientOf(settings, { connection: 5, request: 30, tries: 3 })
  const placeOf = (hash: string) => ({ Bucket: bucket, Key: `${prefix}${hash.slice(0, 2)}/${hash}` })

  const send = async ({ path, hash, size }: Kept & { path: string }) => {
    for (let tries = 1; ; tries++)
      try {
        // A stream can be read once, so each try opens its own; the SDK retries every other request itself.
        const Body = createReadStream(path)
        const ChecksumSHA256 = Buffer.from(hash, 'hex').toString('base64')
        return await client.send(new PutObjectCommand({ ...placeOf(hash), Body, ContentLength: size, ChecksumSHA256 }))
      } catch (error) {
        if (tries >= PUT_TRIES) throw faultOf(error)
      }
  }

  return {
    async put(bytes) {
      const file = await spool(bytes, tmpdir())
      try {
        await send(file)
        return { hash: file.hash, size: file.size }
      } finally {
        await rm(file.path, { force: true })
      }
    },
    async open(hash) {
      const answer = await client.send(new GetObjectCommand(placeOf(hash))).catch(error => {
        throw faultOf(error)
      })
      if (!(answer.Body instanceof Readable)) throw new StoreFault('missing')
      // Downloaded completely before use: bytes already sent cannot be taken back when the hash turns out wrong.
      const { path } = await spool(answer.Body, tmpdir()).catch(error => {
        throw faultOf(error)
      })
      try {
        return await checkedStream(await open(path, 'r'), hash)
      } finally {
        await rm(path, { force: true })
      }
    },
  }
}
