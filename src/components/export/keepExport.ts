import { JOB_FILE_MEGABYTES, jobs } from '@contract/portal/jobs'
import type { useTranslate } from 'react-admin'
import type { RegistryDataProvider } from '@/dataProvider/registryDataProvider'
import { randomId } from '@/definition/randomId'
import { reasonWords } from '@/i18n/outcomeMessages'
import { notify } from '../notices'

type Kept = { file: File; job: string; call: string; list: string; rows: number }
const keep = jobs.keep.from(({ file, ...body }: Kept) => ({ file, body }))

type Exported = Omit<Kept, 'job'> & { registry: RegistryDataProvider; translate: ReturnType<typeof useTranslate> }

/**
 * Hands the file of a recorded export to a host with jobs, which keeps it for a few days. The person has the file already: a
 * failure is said, and nothing is tried again.
 */
export const keepExport = async ({ registry, translate, ...kept }: Exported) => {
  const { file } = kept
  if (file.size > JOB_FILE_MEGABYTES * 1024 * 1024)
    return notify({
      tone: 'warning',
      text: translate('daftari.jobs.notKept', { name: file.name, megabytes: JOB_FILE_MEGABYTES }),
    })
  try {
    await registry.send(keep, { ...kept, job: randomId() })
  } catch (error) {
    notify({ tone: 'warning', text: `${translate('daftari.jobs.keepFailed')}\n${reasonWords(translate, error)}` })
  }
}
