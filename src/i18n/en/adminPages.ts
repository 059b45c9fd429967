import { deskRefusals } from '@contract/errors'
import { fieldFaults } from '@contract/fieldFaults'
import { deskMessages } from '@contract/successMessages'
import access from './access'
import accountSummary from './accountSummary'
import watching from './autoRefresh'
import codes from './codes'
import credentials from './credentials'
import causes from './failureCauses'
import files from './files'
import imports from './imports'
import instrument from './instrument'
import journey from './journey'
import json from './json'
import lists from './lists'
import messenger from './messenger'
import palette from './palette'
import pdf from './pdf'
import personal from './personalData'
import pictures from './pictures'
import ra from './reactAdmin'
import readers from './readers'
import recordNotes from './recordNotes'
import repairs from './repairs'
import { sentencesOf } from './sentencesOf'
import shell from './shell'
/** Everything said behind the sign-in, beside what the definitions say themselves. */
export default {
  ra,
  refusals: sentencesOf(deskRefusals),
  said: deskMessages,
  daftari: {
    access,
    accountSummary,
    credentials,
    codes,
    fieldFaults,
    files,
    shell,
    lists,
    imports,
    messenger,
    palette,
    pdf,
    peopleTab: {
      label: 'Search',
      about: 'Natural persons across all entities, by ID number, or by name and date of birth.',
    },
    personal,
    pictures,
    workTeamTab: {
      label: 'Figures',
      about: 'What arrives, what is done, and how old the open work is',
    },
    instrument,
    journey,
    readers,
    recordNotes,
    json,
    watching,
    causes,
    repairs,
  },
}
