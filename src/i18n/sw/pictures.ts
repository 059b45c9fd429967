/** Words for choosing a file and cropping a picture: `daftari.pictures.*`. */
export default {
  choose: 'Chagua faili',
  chooseOther: 'Chagua faili jingine',
  remove: 'Ondoa faili',
  taken: '%{kinds}, MB %{megabytes} kwa wingi',
  crop: 'Punguza picha',
  move: 'Picha chini ya fremu',
  moveHelp: 'Buruta picha, au isogeze kwa vitufe vya mishale. + na - hukuza na kupunguza.',
  left: 'Sogeza kushoto',
  up: 'Sogeza juu',
  down: 'Sogeza chini',
  right: 'Sogeza kulia',
  zoom: 'Kuza',
  use: 'Tumia sehemu hii',
}
