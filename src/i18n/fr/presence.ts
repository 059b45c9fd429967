/** Words about colleagues who have the same record open: `daftari.presence.*`. */
export default {
  reading: '%{name} consulte cette page',
  editing: '%{name} modifie ceci',
}
