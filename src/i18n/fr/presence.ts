/** Words about colleagues who have the same record open: `daftari.presence.*`. */
export default {
  reading: '%{name} a ceci ouvert',
  editing: '%{name} modifie ceci',
}
