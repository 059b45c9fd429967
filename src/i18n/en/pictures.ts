/** Words for choosing a file and cropping a picture: `daftari.pictures.*`. */
export default {
  choose: 'Choose a file',
  chooseOther: 'Choose another file',
  remove: 'Remove the file',
  taken: '%{kinds}, at most %{megabytes} MB',
  crop: 'Crop image',
  move: 'The picture under the frame',
  moveHelp: 'Drag the picture, or move it with the arrow keys. + and - enlarge and reduce it.',
  left: 'Move left',
  up: 'Move up',
  down: 'Move down',
  right: 'Move right',
  zoom: 'Enlarge',
  use: 'Use this part',
}
