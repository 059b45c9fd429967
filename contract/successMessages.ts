import { fill, type RefusalParams } from './errors'

/**
 * Messages of our API after a write, by code: English here, translated by code. Where the documents give a success
 * text, the portal's definition holds it; these belong to the writes whose message the server supplies.
 */
export const successMessages = {
  'code-sent': 'A one-time code was sent to %{to}.',
  'old-session-ended': 'Logged out old session',
  'signed-out': 'You are signed out.',
  'blacklist-added': 'Added to black list',
  'blacklist-reversed': 'Removed from  the black list',
  'blacklist-uploaded': 'Added files to black list',
  'de-registration-reversed': 'Removed from  the de-registered list',
  'de-registration-uploaded': 'Data uploaded successfully',
  'mda-added': '%{name} was added to the register of MDAs.',
  'mda-updated': 'Entity details updated',
  'form-compliance-corrected': 'Company annual returns status updated for form selected',
  'process-returned': 'Process returned to queue',
  'process-run': 'The process of %{brn} is running. The result appears in the list in a moment.',
  'annual-returns-marked': 'Company annual returns status updated for years selected',
  'correction-returned': 'Process has been returned to queue',
  'attachment-filed': 'The attachment of %{number} is now in EDMS.',
  'attachment-asked': 'The attachment of %{number} is on its way to EDMS. Check again in a moment.',
  'attachment-asked-already': 'The attachment of %{number} is already on its way to EDMS. Check again in a moment.',
  'document-resent': 'Document resent to %{to}.',
  'document-resend-recorded': 'No mail server is set up: the message to %{to} was recorded but not sent.',
  'complaint-lodged': 'Complaint %{trackingNumber} was lodged.',
  'role-added': 'Role added',
  'role-updated': 'Role updated successfully',
  'role-assigned': 'Role Assigned Successfully',
  'role-removed': '%{role} was removed from %{name}.',
  'permission-added': '%{name} was added and assigned to %{roles}.',
  'permission-group-added': 'Group added successfully',
  'user-registered': 'User registered successfully',
  'user-registered-unsent':
    'User registered successfully. The activation link could not be sent: send it again from the list.',
  'account-activated': 'The account of %{name} is active.',
  'account-deactivated': 'The account of %{name} is inactive.',
  'account-unlocked': 'The account of %{name} is unlocked.',
  'contacts-updated': 'The contacts of %{name} were updated.',
  'contact-person-updated': 'The contact person of %{name} was updated.',
  'department-updated': 'The department of %{name} was updated.',
  'signature-updated': 'The signature of %{name} was updated.',
  'activation-sent': 'An activation link was sent to %{to}.',
  'activation-recorded': 'No mail server is set up: the activation link for %{to} was recorded but not sent.',
  'receiver-made': 'Account converted to official receiver',
  'receiver-revoked': 'Receiver has been revoked',
  'password-chosen': 'Your account is active.',
  'department-created': 'Department created successfully',
  'occupation-created': 'Occupation created successfully',
  'country-created': 'Country created successfully',
  'manual-created': 'Manual created successfully',
  'manual-deleted': 'Manual deleted successfully',
  'application-rolled-back': 'Application rolled back successfully',
  'publication-date-updated': 'Successfully updated date of publication',
  'academic-qualification-created': 'Academic Qualification created successfully',
  'academic-qualification-updated': 'Academic Qualification updated successfully',
  'professional-qualification-created': 'Professional Qualification created successfully',
  'professional-qualification-updated': 'Professional Qualification updated successfully',
  'request-processed': 'Request was processed successfully',
  'message-sent': 'Message sent',
  'message-recorded': 'No mail server is set up: the message was recorded but not sent.',
  'service-cost-created': 'Service cost created successfully',
  'service-cost-updated': 'Service cost updated',
  'service-cost-removed': 'Service cost removed',
  'document-cost-created': 'Document cost created successfully',
  'document-cost-updated': 'The cost of %{name} was updated.',
  'tax-head-created': 'The tax head %{name} was added.',
  'tax-head-updated': 'The tax head %{name} was updated.',
  'prn-asked': 'The payment gateway was asked about PRN %{prn}. Reload in a moment to see its answer.',
  'prn-asked-already':
    'The payment gateway is already being asked about PRN %{prn}. Reload in a moment to see its answer.',
  'prn-now-credited': 'PRN %{prn} is credited.',
  'prn-still-pending': 'PRN %{prn} is still pending: no payment has been received.',
  'prn-now-failed': 'The payment under PRN %{prn} failed.',
  'prn-release-asked': 'The payment gateway was asked to release PRN %{prn}. Reload in a moment to see its answer.',
  'prn-now-released': 'PRN %{prn} was released.',
  'prn-unanswered': 'The payment gateway did not answer about PRN %{prn}. Nothing was changed. Try again later.',
  'prns-added': 'PRN(s) added successfully',
  'prn-removed': 'PRN removed successfully',
  'word-added': 'Successfully completed',
  'word-updated': 'Successfully completed',
  'word-removed': 'Successfully completed',
  'dictionary-added': 'The dictionary %{name} was added.',
  'period-set': '%{key} is now %{period} %{unit}.',
  'template-added': 'The response template was added.',
  'template-updated': 'The response template was updated.',
  'template-removed': 'The response template was removed.',
  'isic-added': 'Category %{code} was added.',
  'names-uploaded': '%{taken} name(s) were added.',
  'prns-uploaded': '%{taken} PRN(s) were added.',
  'access-granted': 'Access level granted successfully',
  'access-live': 'User has been granted access to production environment',
  'access-revoked': 'Access revoked successfully',
  'access-level-created': 'Access Level created',
} as const satisfies Record<string, string>

export type SayingCode = keyof typeof successMessages

/**
 * Returns the answer of `said` for a write that succeeded while a side effect failed; the sentence names the failure.
 */
export const saidWithCaution = (code: SayingCode, params: RefusalParams = {}) => ({
  ...successMessage(code, params),
  caution: true,
})

/** Returns an answer with its sentence, its code and the values of its placeholders. */
export const successMessage = (code: SayingCode, params: RefusalParams = {}) => ({
  message: fill(successMessages[code], params),
  code,
  params,
})
