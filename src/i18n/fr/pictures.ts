/** Words for choosing a file and cropping a picture: `daftari.pictures.*`. */
export default {
  choose: 'Choisir un fichier',
  chooseOther: 'Choisir un autre fichier',
  remove: 'Retirer le fichier',
  taken: '%{kinds}, %{megabytes} Mo au plus',
  crop: "Recadrer l'image",
  move: "L'image sous le cadre",
  moveHelp: "Faites glisser l'image ou déplacez-la avec les flèches. + et - l'agrandissent et la réduisent.",
  left: 'Vers la gauche',
  up: 'Vers le haut',
  down: 'Vers le bas',
  right: 'Vers la droite',
  zoom: 'Agrandir',
  use: 'Garder cette partie',
}
