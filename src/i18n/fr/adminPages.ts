import access from './access'
import accountSummary from './accountSummary'
import codes from './codes'
import credentials from './credentials'
import causes from './failureCauses'
import fieldFaults from './fieldFaults'
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
import refusals from './refusals'
import repairs from './repairs'
import said from './successMessages'

/** Everything said behind the sign-in, beside the words of the definitions. */
export default {
  ...first,
  refusals,
  said,
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
