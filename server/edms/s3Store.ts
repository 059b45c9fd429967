import { createReadStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { Readable } from 'node:stream'
import { GetObjectCommand, HeadBucketCommand, PutObjectCommand, S3ServiceException } from '@aws-sdk/client-s3'
import type { S3Settings } from '../config/s3Settings'
import { clientOf } from './s3Client'
import { checkedStream, type DocumentStore, type Kept, StoreFault, spool } from './store'

const PUT_TRIES = 3

/** Converts an error to a store fault. A missing bucket is a fault of the configuration, not a missing document. */
const faultOf = (error: unknown) => {
  const missing = error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name)
  return new StoreFault(missing ? 'missing' : 'unreachable', error)
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
