import { masked } from '@contract/personal'
import { SEES_PERSONAL_DATA } from '@contract/portal/personalData'
import { masked as maskedForOwner } from './mailer'

type Reader = { permissions: ReadonlySet<string> }
/** Returns the address to which a mail of somebody else went, as a sentence tells it: no more than the files show the person. */
export const shownEmail = ({ permissions }: Reader, email: string): string =>
  permissions.has(SEES_PERSONAL_DATA) ? maskedForOwner(email) : masked('email', email)
