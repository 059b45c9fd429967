/** Words of the page with credentials of other systems: `daftari.credentials.*`. */
export default {
  about: 'What opens the systems that the registry works with.',
  notYet: 'Saving does nothing yet: what you type here is neither kept nor sent anywhere.',
  nothingSaved: 'Saving is not available yet. Nothing was kept or sent.',
  save: 'Save',
  tax: { title: 'Tax authority', accessKey: 'Access key' },
  identity: { title: 'National ID authority', key: 'Key', secret: 'Secret' },
  documents: { title: 'Document management', secret: 'Secret' },
}
