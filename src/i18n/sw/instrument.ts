export default {
  details: 'Maelezo',
  attachment: 'Kiambatisho',
  noParties: 'Hakuna wahusika waliorekodiwa kwenye hati hii.',
  toList: 'Rudi kwenye orodha',
}
