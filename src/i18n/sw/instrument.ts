export default {
  details: 'Maelezo',
  attachment: 'Kiambatisho',
  parts: 'Sehemu za hati',
  noParties: 'Hakuna wahusika waliorekodiwa kwenye hati hii.',
}
