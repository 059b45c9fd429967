import { adminRefusals } from '@contract/errors'
import { fieldFaults } from '@contract/fieldFaults'
import { adminMessages } from '@contract/successMessages'
import access from './access'
import accessHelp from './accessHelp'
import accessNames from './accessNames'
import accountSummary from './accountSummary'
import apiAccess from './apiAccess'
import watching from './autoRefresh'
import bulk from './bulk'
import causeTexts from './causeTexts'
import codes from './codes'
import credentials from './credentials'
import causes from './failureCauses'
import files from './files'
import forms from './forms'
import guides from './guides'
import imports from './imports'
import insolvency from './insolvency'
import instrument from './instrument'
import jobs from './jobs'
import journey from './journey'
import json from './json'
import lists from './lists'
import messenger from './messenger'
import notes from './notes'
import pageTitles from './pageTitles'
import palette from './palette'
import pdf from './pdf'
import personal from './personalData'
import pictures from './pictures'
import practitioner from './practitioner'
import presence from './presence'
import ra from './reactAdmin'
import readers from './readers'
import recordNotes from './recordNotes'
import repairs from './repairs'
import { sentencesOf } from './sentencesOf'
import shell from './shell'
import steps from './steps'
import views from './views'
import windingUp from './windingUp'
import work from './work'
import workTeam from './workTeam'

/** Everything said behind the sign-in, beside what the definitions say themselves. */
export default {
  ra,
  refusals: sentencesOf(adminRefusals),
  said: adminMessages,
  daftari: {
    access,
    accessHelp,
    accessNames,
    accountSummary,
    apiAccess,
    bulk,
    causes,
    causeTexts,
    codes,
    credentials,
    fieldFaults,
    files,
    guides,
    imports,
    insolvency,
    instrument,
    jobs,
    journey,
    json,
    lists: { ...lists, ...forms },
    messenger,
    notes,
    pageTitles,
    palette,
    pdf,
    peopleTab: {
      label: 'Search',
      about: 'Natural persons across all entities, by ID number, or by name and date of birth.',
    },
    personal,
    pictures,
    practitioner,
    presence,
    readers,
    recordNotes,
    repairs,
    shell,
    steps,
    views,
    watching,
    windingUp,
    work,
    workTeam,
    workTeamTab: {
      label: 'Figures',
      about: 'What arrives, what is done, and how old the open work is',
    },
  },
}
