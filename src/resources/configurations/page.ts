import { defineSections } from '@/definition/defineSections'
import dictionaries from './dictionaries'
import isic from './isic'
import nameSearch from './nameSearch'
import periods from './periods'
import templates from './templates'
import words from './words'

/** Page with the settings for names and for business activities (CONF-02). */
export default defineSections({
  path: 'configurations',
  label: 'Configurations',
  bar: true,
  sections: [
    { key: 'name-search', label: 'Quick name search', shows: { list: nameSearch } },
    { key: 'nature-of-business', label: 'Nature of business (ISIC)', shows: { list: isic } },
    {
      key: 'name-reservation',
      label: 'Name reservation',
      tabs: [
        { key: 'expiry', label: 'Expiry & Notifications', shows: { list: periods } },
        { key: 'response-templates', label: 'Response Templates', shows: { list: templates } },
      ],
    },
    {
      key: 'dictionaries',
      label: 'Dictionaries',
      tabs: [
        { key: 'word-library', label: 'Word Library', shows: { list: words } },
        { key: 'dictionary-types', label: 'Dictionary Types', shows: { list: dictionaries } },
      ],
    },
  ],
})
