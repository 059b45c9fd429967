import { apiAccess } from '@contract/access/apiAccess'
import { insolvencyApplications } from '@contract/insolvency/applications'
import { windingUp } from '@contract/insolvency/windingUp'
import { practitioners } from '@contract/registry/practitioners'
import { messenger } from '@contract/settings/messenger'
import type { AccessPageContent } from '@/customPages/access/pageActions'
import type { Area } from '@/definition/defineArea'
import { fileTypes } from '@/resources/files'
import { instruments } from '@/resources/files/instruments'

const pageAction = (within: string, name: string, ...calls: AccessPageContent['actions'][number]['calls']) => ({
  within,
  name,
  calls,
})

/** Returns what the page that explains access tells beside the lists: files, instruments, sections, and their actions. */
export const accessPageContent = (areas: readonly Area[]): AccessPageContent => ({
  files: fileTypes,
  instruments,
  sections: areas.flatMap(({ sections = [] }) => sections),
  actions: [
    pageAction('daftari.messenger.tab', 'daftari.messenger.send', messenger.send),
    pageAction('daftari.apiAccess.mode', 'daftari.apiAccess.goLive', apiAccess.goLive),
    pageAction('daftari.practitioner.title', 'daftari.practitioner.certificate', practitioners.certificate),
    pageAction('daftari.practitioner.title', 'daftari.practitioner.tab.filingHistory', practitioners.attachment),
    pageAction('daftari.practitioner.title', 'daftari.practitioner.tab.messages', practitioners.messages),
    pageAction('daftari.insolvency.application', 'daftari.insolvency.tabs.attachments', insolvencyApplications.file),
    pageAction('daftari.insolvency.application', 'daftari.insolvency.tabs.messages', insolvencyApplications.messages),
    pageAction(
      'daftari.insolvency.application',
      'daftari.insolvency.windingUp',
      insolvencyApplications.windingUp,
      windingUp.draft,
    ),
  ],
})
