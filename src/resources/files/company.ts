import { type CompanyFile, companies, type EntityRow } from '@contract/registry/entityFiles'
import { type Person, people } from '@contract/registry/people'
import { cards, defineFile, early, type FileKind, type Head } from '@/definition/defineFile'
import { listing, orNothing, reading, type Source } from '@/definition/source'
import { companyAddressTab } from './addresses'
import { chargesTab } from './charges'
import { companyDocumentsTab } from './documents'
import { filingsTab } from './filings'
import { personKinds } from './people'
import { sharesTab } from './shares'
import { readable, slug, statuses } from './words'

/** Returns the header of an entity's file. */
export const headOf = ({ brn, name, subType, status, standing, dateOfRegistration }: EntityRow): Head => ({
  number: brn,
  title: name ?? '',
  subType: readable(subType),
  registeredOn: dateOfRegistration,
  status: readable(status?.toLowerCase()),
  standing,
})

type WithBrn = { brn: string }
const byId = ({ brn }: WithBrn) => ({ id: brn })

/** Returns a tab of people; all such tabs show the same cards. */
const peopleTab = (
  key: string,
  label: string,
  source: Source<WithBrn, Person[]>,
  when?: (file: CompanyFile) => boolean,
) =>
  cards<CompanyFile, Person[], Person>({
    key,
    label,
    source,
    cards: all => all,
    kinds: personKinds,
    none: 'No people recorded',
    ...(when && { when }),
  })

/** Tells whether a company has members but no shares (docs/requirements/entity-file.md). */
const withoutShares = ({ subType }: CompanyFile) =>
  slug(subType) === 'private-company-limited-by-guarantee-without-shares'

const subscribers = listing(people.subscribers, byId)
const directors = listing(people.directors, byId)
const secretary: Source<WithBrn, Person[]> = {
  key: people.secretary.id,
  load: async (file, ask) => {
    const one = orNothing(reading(people.secretary.from((from: WithBrn) => ({ path: byId(from) }))), null)
    const extra = await one.load(file, ask)
    return extra ? [extra] : []
  },
}

const directorsTab = peopleTab('directors', 'Directors', directors)
const secretaryTab = peopleTab('secretary', 'Secretary', secretary)

const foreignCompany: FileKind<CompanyFile> = {
  key: 'foreignCompany',
  when: ({ subType }) => slug(subType).includes('foreign'),
  tabs: [directorsTab, secretaryTab, chargesTab, companyAddressTab, companyDocumentsTab, filingsTab],
}

const company: FileKind<CompanyFile> = {
  key: 'company',
  tabs: [
    peopleTab('subscribers', 'Subscribers', subscribers, file => !withoutShares(file)),
    peopleTab('members', 'Members', subscribers, withoutShares),
    directorsTab,
    secretaryTab,
    { ...sharesTab, when: file => !withoutShares(file) },
    chargesTab,
    companyAddressTab,
    companyDocumentsTab,
    filingsTab,
  ],
}

export default defineFile<CompanyFile>({
  key: 'company',
  label: 'Company',
  record: 'COMPANY',
  crumb: 'Business',
  read: reading(companies.read.from(({ id }: { id: string }) => ({ path: { brn: id } }))),
  early: early(brn => ({ brn }), [subscribers, directors]),
  head: headOf,
  statuses,
  kinds: [foreignCompany, company],
})
