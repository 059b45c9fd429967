import { apiAccess } from '@contract/access/apiAccess'
import { insolvencyApplications } from '@contract/insolvency/applications'
import { windingUp } from '@contract/insolvency/windingUp'
import { practitioners } from '@contract/registry/practitioners'
import { messenger } from '@contract/settings/messenger'
import type { Elsewhere } from '@/customPages/access/elsewhere'
import { instruments, sectionPages } from '@/resources'
import { fileTypes } from '@/resources/files'

/** What can be done beside the lists, for the explanation of access. */
export const elsewhere: Elsewhere = {
  files: fileTypes,
  instruments,
  sections: sectionPages,
  deeds: [
    { within: 'daftari.messenger.tab', name: 'daftari.messenger.send', calls: [messenger.send] },
    { within: 'daftari.apiAccess.mode', name: 'daftari.apiAccess.goLive', calls: [apiAccess.goLive] },
    {
      within: 'daftari.practitioner.title',
      name: 'daftari.practitioner.certificate',
      calls: [practitioners.certificate],
    },
    {
      within: 'daftari.practitioner.title',
      name: 'daftari.practitioner.tab.filingHistory',
      calls: [practitioners.attachment],
    },
    {
      within: 'daftari.practitioner.title',
      name: 'daftari.practitioner.tab.messages',
      calls: [practitioners.messages],
    },
    {
      within: 'daftari.insolvency.application',
      name: 'daftari.insolvency.tabs.attachments',
      calls: [insolvencyApplications.file],
    },
    {
      within: 'daftari.insolvency.application',
      name: 'daftari.insolvency.tabs.messages',
      calls: [insolvencyApplications.messages],
    },
    {
      within: 'daftari.insolvency.application',
      name: 'daftari.insolvency.windingUp',
      calls: [insolvencyApplications.windingUp, windingUp.draft],
    },
  ],
}
