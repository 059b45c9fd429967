/** Words of the steps from a record to the next one of its list: `daftari.steps.*`. */
export default {
  label: 'Step through the list',
  place: '%{place} of %{total}',
  next: 'Next record (j)',
  previous: 'Previous record (k)',
  first: 'This is the first record of the list',
  last: 'This is the last record of the list',
  gone: 'The list has changed: the record that was open is no longer in it. The one at its place follows.',
  other: 'The list has changed since it was opened. The place of the record was looked up again.',
}
