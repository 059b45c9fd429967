import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, S3ServiceException } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { S3Settings } from '../config/s3Settings'
import { BackupFault, type BackupStore, together } from '../db/backupFiles'
import { clientOf } from '../edms/s3Client'

/** Bytes of a part of an upload, which is held in memory; 10,000 parts make a file of 160 GB. */
const PART = 16 * 1024 * 1024

const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name)

/** Returns the fault of the store as a sentence; faults of the bytes that were to be written stay as they are. */
const faultOf = (error: unknown, { bucket }: S3Settings) => {
  if (error instanceof BackupFault) return error
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
  const code = String(status ?? (error as NodeJS.ErrnoException).code ?? (error as Error).name)
  if (status === 401 || status === 403 || status === 404)
    return new BackupFault('place-closed', `The bucket ${bucket} refuses backups of this server (${code}).`, code)
  if (status === 507)
    return new BackupFault('place-full', `The store of the bucket ${bucket} is full: the backup was not written.`, code)
  return new BackupFault('place-unreachable', `The store of the bucket ${bucket} does not answer (${code}).`, code)
}

/** Returns the files of a bucket. Each appears when all of it is uploaded; parts of one that failed are removed. */
export const s3Files = (settings: S3Settings): BackupStore => {
  const { bucket: Bucket, prefix } = settings
  const client = clientOf(settings, { connection: 5, request: 60, tries: 3 })
  const keyOf = (name: string) => `${prefix}${name}`
  const refuse = (error: unknown): never => {
    throw faultOf(error, settings)
  }
  return {
    async write(name, bytes) {
      // The upload reads to the end of its body; an error of the source must end it, too.
      const Body = new PassThrough()
      const upload = new Upload({
        client,
        params: { Bucket, Key: keyOf(name), Body },
        partSize: PART,
        queueSize: 1,
      })
      let isStore = false
      const sent = upload.done().catch(error => {
        isStore = !Body.errored
        Body.destroy(error)
        throw error
      })
      const read = pipeline(bytes, Body)
      await together(sent, read).catch(error => {
        throw isStore ? faultOf(error, settings) : error
      })
    },
    async open(name) {
      const answer = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(name) })).catch(error => {
        if (isMissing(error)) throw new BackupFault('missing', `${name} is missing in the bucket ${Bucket}.`, name)
        return refuse(error)
      })
      if (!(answer.Body instanceof Readable)) throw new BackupFault('missing', `${name} is empty.`, name)
      return answer.Body
    },
    async list(start) {
      const names: string[] = []
      for (let ContinuationToken: string | undefined; ; ) {
        const Prefix = keyOf(start)
        const answer = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken })).catch(refuse)
        names.push(...(answer.Contents ?? []).flatMap(({ Key }) => Key?.slice(prefix.length) ?? []))
        ContinuationToken = answer.NextContinuationToken
        if (!ContinuationToken) return names
      }
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(name) })).catch(refuse)
    },
  }
}
