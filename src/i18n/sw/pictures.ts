/** Words for choosing a file and cropping a picture: `daftari.pictures.*`. */
export default {
  choose: 'Chagua faili',
  chooseOther: 'Chagua faili jingine',
  remove: 'Ondoa faili',
  taken: '%{kinds}, MB %{megabytes} kwa wingi',
  crop: 'Punguza picha',
  move: 'Mahali pa picha',
  moveHelp: 'Buruta picha au tumia vitufe vya mishale kuisogeza. Bonyeza + au - kukuza na kupunguza.',
  left: 'Sogeza kushoto',
  up: 'Sogeza juu',
  down: 'Sogeza chini',
  right: 'Sogeza kulia',
  zoom: 'Kuza',
  use: 'Tumia eneo hili',
}
