export { default as fr } from '@/i18n/fr/definitions'
export { default as sw } from '@/i18n/sw/definitions'
