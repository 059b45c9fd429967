/** Words of the steps from a record to the next one of its list: `daftari.steps.*`. */
export default {
  label: 'Parcourir la liste',
  place: '%{place} sur %{total}',
  next: 'Enregistrement suivant (j)',
  previous: 'Enregistrement précédent (k)',
  first: 'C’est le premier enregistrement de la liste',
  last: 'C’est le dernier enregistrement de la liste',
  gone: 'La liste a changé : l’enregistrement ouvert n’y est plus. Celui qui a pris sa place suit.',
  other: 'La liste a changé depuis son ouverture. La place de l’enregistrement a été recherchée de nouveau.',
}
