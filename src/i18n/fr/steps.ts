/** Words of the steps from a record to the next one of its list: `daftari.steps.*`. */
export default {
  label: 'Parcourir la liste',
  place: '%{place} sur %{total}',
  next: 'Fiche suivante (j)',
  previous: 'Fiche précédente (k)',
  first: 'C’est la première fiche de la liste',
  last: 'C’est la dernière fiche de la liste',
  gone: 'La liste a changé : la fiche ouverte n’y est plus. Celle qui a pris sa place suit.',
  other: 'La liste a changé depuis son ouverture. La place de la fiche a été recherchée de nouveau.',
}
