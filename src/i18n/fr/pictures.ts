/** Words for choosing a file and cropping a picture: `daftari.pictures.*`. */
export default {
  choose: 'Choisir un fichier',
  chooseOther: 'Choisir un autre fichier',
  remove: 'Retirer le fichier',
  taken: '%{kinds}, %{megabytes} Mo au plus',
  crop: 'Recadrer l’image',
  move: 'Position de l’image',
  moveHelp: 'Faites glisser l’image ou déplacez-la avec les flèches. Appuyez sur + ou - pour zoomer.',
  left: 'Vers la gauche',
  up: 'Vers le haut',
  down: 'Vers le bas',
  right: 'Vers la droite',
  zoom: 'Zoom',
  use: 'Utiliser cette zone',
}
