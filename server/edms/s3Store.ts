import { createReadStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { Readable } from 'node:stream'
import { GetObjectCommand, PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
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

/** Stores documents in a bucket of any S3-compatible store, each object under the hash of its content. */
export const s3Store = ({ bucket, prefix, endpoint, region, keyId, secret }: S3Settings): DocumentStore => {
  const client = new S3Client({
    region,
    // Stores other than Amazon's rarely support the bucket name as a host name.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(keyId && secret && { credentials: { accessKeyId: keyId, secretAccessKey: secret } }),
    // Objects carry our own SHA-256; some stores do not know the SDK's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Errors are thrown and logged by the caller, which knows the document.
    logger: quiet,
    requestHandler: { connectionTimeout: 5000, requestTimeout: 30_000 },
  })
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
