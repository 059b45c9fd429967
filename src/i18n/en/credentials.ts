/** Words of the page with credentials of other systems: `daftari.credentials.*`. */
export default {
  about: 'Credentials for the systems that the registry connects to',
  notYet: 'Saving is not available yet: what you type here is not stored or sent.',
  nothingSaved: 'Saving is not available yet. Nothing was stored or sent.',
  save: 'Save',
  tax: { title: 'Tax authority', accessKey: 'Access key' },
  identity: { title: 'National ID authority', key: 'Key', secret: 'Secret' },
  documents: { title: 'Document management', secret: 'Secret' },
}
