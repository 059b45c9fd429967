/** Words about colleagues who have the same record open: `daftari.presence.*`. */
export default {
  reading: '%{name} has this open',
  editing: '%{name} is editing this',
}
