/** Words for choosing a file and cropping a picture: `daftari.pictures.*`. */
export default {
  choose: 'Choose a file',
  chooseOther: 'Choose another file',
  remove: 'Remove the file',
  taken: '%{kinds}, at most %{megabytes} MB',
  crop: 'Crop image',
  move: 'Picture position',
  moveHelp: 'Drag the picture or use the arrow keys to move it. Press + or - to zoom.',
  left: 'Move left',
  up: 'Move up',
  down: 'Move down',
  right: 'Move right',
  zoom: 'Zoom',
  use: 'Use this area',
}
