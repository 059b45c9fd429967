import { Refusal } from '@contract/errors'
import { maskNins } from '@contract/personalText'
import { type personData as contract, personData } from '@contract/portal/personData'
import { ofPeople } from '@contract/portal/personPairs'
import type { PortalConfig } from '@contract/portalConfig'
import type { Handlers } from '../http/serve'
import { noteAccess } from '../logs/accessLog'
import { getPerson } from './decisions'
import { personDataPaper } from './personDataPaper'
import { readPersonData } from './readPersonData'
import { suppressAddresses } from './suppressAddresses'

/**
 * Handlers of the answer to a person's request for their data. Whoever takes it needs the permission to search people
 * beside that to see personal data.
 */
export const personDataHandlers = ({ country, currency, portalName }: PortalConfig): Handlers<typeof contract> => ({
  async take({ db, who, address, body: { person, reference: typed }, record }) {
    if (!who.permissions.has(ofPeople.permit)) throw new Refusal('forbidden')
    const reference = maskNins(typed)
    const held = await getPerson(db, person)
    const data = await suppressAddresses(db, await readPersonData(db, held, country))
    // An entry for each of the people whom decisions made one: the log of each has it when such a decision is undone.
    for (const { id } of held.identities)
      await noteAccess(db, {
        kind: 'EXPORT',
        actor: who,
        address,
        call: personData.take.id,
        file: { kind: 'PERSON', key: String(id) },
        reference,
      })
    record({ subject: data.name, after: { personalData: 'given to the person', reference } })
    return { held: data, paper: personDataPaper(data, { portalName, currency }) }
  },
})
