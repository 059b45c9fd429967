/** Errors of single fields that checks of the portal tell too; see contract/fieldFaults.ts. */
export const exactFaults = {
  'nin-start': 'Invalid Nin [NIN starts with letters!]',
  'nin-length': 'Invalid Nin [NIN should be 14 characters!]',
  'isic-required': 'Field is required',
  'isic-too-long': 'Name must be less than 100 characters',
} as const
