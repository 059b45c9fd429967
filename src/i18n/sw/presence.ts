/** Words about colleagues who have the same record open: `daftari.presence.*`. */
export default {
  reading: '%{name} amefungua hili',
  editing: '%{name} anahariri hili',
}
