import { defineArea } from '@/definition/defineArea'
import dictionaries from './dictionaries'
import isic from './isic'
import nameSearch from './nameSearch'
import page from './page'
import periods from './periods'
import templates from './templates'
import words from './words'

/** Settings for names and business activities. */
export default defineArea({
  lists: [nameSearch, isic, periods, templates, words, dictionaries],
  sections: [page],
})
