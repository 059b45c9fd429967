import { apiAccess } from '@contract/access/apiAccess'
import { insolvencyApplications } from '@contract/insolvency/applications'
import { windingUp } from '@contract/insolvency/windingUp'
import { practitioners } from '@contract/registry/practitioners'
import { messenger } from '@contract/settings/messenger'
import type { Elsewhere } from '@/customPages/access/pageActions'
import { instruments, sectionPages } from '@/resources'
import { fileTypes } from '@/resources/files'

const deed = (within: string, name: string, ...calls: Elsewhere['deeds'][number]['calls']) => ({ within, name, calls })

/** Actions outside of lists, for the page that explains access. */
export const elsewhere: Elsewhere = {
  files: fileTypes,
  instruments,
  sections: sectionPages,
  deeds: [
    deed('daftari.messenger.tab', 'daftari.messenger.send', messenger.send),
    deed('daftari.apiAccess.mode', 'daftari.apiAccess.goLive', apiAccess.goLive),
    deed('daftari.practitioner.title', 'daftari.practitioner.certificate', practitioners.certificate),
    deed('daftari.practitioner.title', 'daftari.practitioner.tab.filingHistory', practitioners.attachment),
    deed('daftari.practitioner.title', 'daftari.practitioner.tab.messages', practitioners.messages),
    deed('daftari.insolvency.application', 'daftari.insolvency.tabs.attachments', insolvencyApplications.file),
    deed('daftari.insolvency.application', 'daftari.insolvency.tabs.messages', insolvencyApplications.messages),
    deed(
      'daftari.insolvency.application',
      'daftari.insolvency.windingUp',
      insolvencyApplications.windingUp,
      windingUp.draft,
    ),
  ],
}
