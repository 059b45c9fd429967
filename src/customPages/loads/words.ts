export { openLoadWords as default } from '@/i18n/languages'
