import { deskRefusals } from '@contract/errors'
import { fieldFaults } from '@contract/fieldFaults'
import { deskMessages } from '@contract/successMessages'
import access from './access'
import accountSummary from './accountSummary'
import codes from './codes'
import credentials from './credentials'
import causes from './failureCauses'
import files from './files'
import first from './firstWords'
import forms from './forms'
import imports from './imports'
import instrument from './instrument'
import journey from './journey'
import json from './json'
import messenger from './messenger'
import palette from './palette'
import pdf from './pdf'
import pictures from './pictures'
import readers from './readers'
import repairs from './repairs'
import { sentencesOf } from './sentencesOf'

/** Everything said behind the sign-in, beside what the definitions say themselves. */
export default {
  ...first,
  refusals: sentencesOf(deskRefusals),
  said: deskMessages,
  daftari: {
    ...first.daftari,
    access,
    accountSummary,
    credentials,
    codes,
    fieldFaults,
    files,
    imports,
    lists: { ...first.daftari.lists, ...forms },
    messenger: { ...first.daftari.messenger, ...messenger },
    palette: { ...first.daftari.palette, ...palette },
    pdf,
    pictures,
    instrument,
    journey,
    readers,
    json,
    causes,
    repairs,
  },
}
