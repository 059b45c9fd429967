import { jobs } from '@contract/portal/jobs'
import { useCallback } from 'react'
import { useTranslate } from 'react-admin'
import { z } from 'zod'
import { saveFile } from '@/basics/saveFile'
import { notify } from '@/components/notices'
import { useRegistry } from '@/components/useRegistry'
import { failureWords } from '@/i18n/outcomeMessages'

const readFile = jobs.file.from((job: string) => ({ path: { job } }))
const Named = z.object({ name: z.string() })

/** Returns a function that fetches the file of a job and saves it; a refusal is said. */
export const useJobFile = () => {
  const translate = useTranslate()
  const registry = useRegistry()
  return useCallback(
    async (id: string, file: unknown) => {
      try {
        const blob = await registry.send(readFile, id)
        saveFile(new File([blob], Named.parse(file).name))
      } catch (error) {
        notify({ tone: 'bad', text: failureWords(translate, error) })
      }
    },
    [registry, translate],
  )
}
