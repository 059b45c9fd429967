import type { Messages } from './messages'

/** The words of account lists, each once: many lists and dialogs say the same. */
export type AccountWords = Record<
  | 'title'
  | 'empty'
  | 'name'
  | 'created'
  | 'status'
  | 'active'
  | 'inactive'
  | 'locked'
  | 'authorityEnded'
  | 'unlock'
  | 'ACTIVE'
  | 'INACTIVE'
  | 'api'
  | 'granted'
  | 'notGranted'
  | 'gender'
  | 'male'
  | 'female'
  | 'nationality'
  | 'identity'
  | 'contacts'
  | 'verified'
  | 'email'
  | 'phone'
  | 'idNumber'
  | 'idType'
  | 'nationalId'
  | 'passport'
  | 'alienId'
  | 'edit'
  | 'update'
  | 'summary'
  | 'activate'
  | 'deactivate'
  | 'sure'
  | 'resend'
  | 'idPreview'
  | 'noIdCopy'
  | 'brn'
  | 'type'
  | 'action'
  | 'department'
  | 'roles'
  | 'add'
  | 'save'
  | 'registered'
  | 'ninStart'
  | 'ninLength'
  | 'ninHelp'
  | 'taken'
  | 'surname'
  | 'given'
  | 'middle'
  | 'born'
  | 'role'
  | 'signature'
  | 'accountRoles'
  | 'noRoles'
  | 'remove'
  | 'assignRoles'
  | 'assign'
  | 'assigned'
  | 'user'
  | 'changeDepartment'
  | 'editSignature'
  | 'noSignature'
  | 'staffName'
  | 'noAccount'
  | 'contactPerson'
  | 'contactNin'
  | 'contactNinHelp'
  | 'contactName'
  | 'contactEmail'
  | 'contactPhone'
  | 'letter'
  | 'expires'
  | 'editContact'
  | 'clients'
  | 'businesses'
  | 'staff'
  | 'mdas'
  | 'privates'
  | 'partners'
  | 'calls'
  | 'endpoint'
  | 'entityBrn'
  | 'feedback'
  | 'served'
  | 'failed'
  | 'response'
  | 'none'
  | 'show'
  | 'hide'
  | 'byType'
  | 'individual'
  | 'backoffice'
  | 'business'
  | 'partner'
  | 'mda'
  | 'private'
  | 'receivers'
  | 'receiversAbout'
  | 'receiversEmpty'
  | 'nameOrEmail'
  | 'names'
  | 'emails'
  | 'phones'
  | 'revoke'
  | 'revoked'
  | 'receiverRevoked'
  | 'makeReceiver'
  | 'receiverMade'
  | 'notTransferred'
  | 'individualAccount'
  | 'backofficeAccount'
  | 'clientSought'
  | 'grantAccess'
  | 'accessAreas'
  | 'apiMode'
  | 'creditUsage'
  | 'revokeAccess'
  | 'revokeLoss'
  | 'accessRevoked',
  string
>

/** Puts the words where the definitions of the account lists look for them. */
export const layOutAccounts = (w: AccountWords): { resources: Messages; pages: Messages } => {
  const [gender, idType] = [
    { MALE: w.male, FEMALE: w.female },
    { NATIONAL_ID: w.nationalId, PASSPORT: w.passport, ALIEN_ID: w.alienId },
  ]
  const fields = {
    createdAt: w.created,
    enabled: w.status,
    apiAccess: w.api,
    gender: w.gender,
    nationality: w.nationality,
    name: w.name,
    contacts: w.contacts,
  }
  const typed = { email: w.email, phone: w.phone, accountStatus: w.status }
  const status = { ACTIVE: w.ACTIVE, INACTIVE: w.INACTIVE }
  const list = {
    name: w.title,
    empty: w.empty,
    fields,
    options: {
      enabled: { true: w.active, false: w.inactive, locked: w.locked, expired: w.authorityEnded },
      apiAccess: { true: w.granted, false: w.notGranted },
      gender,
    },
    ticks: { contacts: w.verified },
    forms: {
      edit: { title: w.edit, submit: w.update, fields: { accountName: w.name, email: w.email, phone: w.phone } },
    },
    actions: {
      edit: w.edit,
      summary: w.summary,
      activate: w.activate,
      deactivate: w.deactivate,
      unlock: w.unlock,
      activationLink: w.resend,
    },
    confirm: { activate: w.sure, deactivate: w.sure, unlock: w.sure },
  }
  const searched = { search: w.name, filters: typed, filterOptions: { accountStatus: status } }
  const ofPeople = {
    filters: { ...typed, idNumber: w.idNumber, gender: w.gender, idType: w.idType },
    filterOptions: { accountStatus: status, gender, idType },
  }
  const faults = { start: w.ninStart, length: w.ninLength }
  const create = { label: w.add, title: w.add, tab0: w.add }
  const assign = { title: w.assignRoles, submit: w.assign }
  const withRoles = {
    fields: { ...fields, roles: w.roles },
    create,
    forms: {
      ...list.forms,
      assignRole: { ...assign, fields: { accountName: w.user, roleId: w.role } },
      assignRoles: {
        ...assign,
        fields: { userId: w.user, roleId: w.role },
        search: { userId: w.staffName },
        none: { userId: w.noAccount },
      },
    },
    actions: { ...list.actions, roles: w.accountRoles, assignRole: w.assignRoles, assignRoles: w.assignRoles },
    items: { roles: { none: w.noRoles, remove: w.remove } },
    confirm: { ...list.confirm, roles: w.sure },
    done: { create0: w.registered, assignRole: w.assigned, assignRoles: w.assigned },
  }
  const receiver = {
    title: w.makeReceiver,
    submit: w.makeReceiver,
    fields: { individualAccountId: w.individualAccount, backOfficeAccountId: w.backofficeAccount },
    search: { individualAccountId: w.clientSought, backOfficeAccountId: w.staffName },
    none: { individualAccountId: w.noAccount, backOfficeAccountId: w.noAccount },
  }
  const partnerFields = {
    name: w.name,
    email: w.email,
    phone: w.phone,
    contactNin: w.contactNin,
    contactName: w.contactName,
    contactEmail: w.contactEmail,
    contactPhone: w.contactPhone,
    letterAttachment: w.letter,
    expiresOn: w.expires,
  }
  const organisations = {
    ...list,
    ...withRoles,
    fields: { ...withRoles.fields, contactPerson: w.contactPerson },
    forms: {
      ...withRoles.forms,
      create0: {
        title: w.add,
        submit: w.save,
        fields: partnerFields,
        help: { contactNin: w.contactNinHelp },
        faults: { contactNin: faults },
      },
      contactPerson: {
        title: w.editContact,
        submit: w.update,
        fields: { contactName: w.name, contactEmail: w.email, contactPhone: w.phone },
      },
    },
    actions: {
      ...withRoles.actions,
      contactPerson: w.editContact,
      grantAccess: w.grantAccess,
      accessAreas: w.accessAreas,
      apiMode: w.apiMode,
      creditUsage: w.creditUsage,
      revokeAccess: w.revokeAccess,
    },
    confirm: { ...withRoles.confirm, revokeAccess: w.sure },
    confirmLoss: { revokeAccess: w.revokeLoss },
    done: { ...withRoles.done, revokeAccess: w.accessRevoked },
  }
  const staffFields = {
    idType: w.idType,
    idNumber: w.idNumber,
    surname: w.surname,
    givenName: w.given,
    middleName: w.middle,
    gender: w.gender,
    dob: w.born,
    nationality: w.nationality,
    email: w.email,
    phoneNumber: w.phone,
    departmentId: w.department,
    roleId: w.role,
    signatureAttachment: w.signature,
  }
  return {
    resources: {
      clientAccounts: {
        ...list,
        ...searched,
        ...ofPeople,
        tab: w.clients,
        fields: { ...fields, identity: w.identity },
        options: { ...list.options, identity: idType },
        filters: { ...ofPeople.filters, nationality: w.nationality },
        forms: { ...list.forms, makeReceiver: receiver, makeReceiverOf: receiver },
        actions: {
          ...list.actions,
          idPreview: w.idPreview,
          makeReceiver: w.makeReceiver,
          makeReceiverOf: w.makeReceiver,
        },
        done: { makeReceiver: w.receiverMade, makeReceiverOf: w.receiverMade },
        untold: { makeReceiver: w.notTransferred, makeReceiverOf: w.notTransferred },
        pictures: { idPreview: { none: w.noIdCopy } },
      },
      businessAccounts: {
        ...list,
        ...searched,
        tab: w.businesses,
        fields: { ...fields, brn: w.brn, type: w.type },
        filters: { ...typed, brn: w.brn },
      },
      staffAccounts: {
        ...list,
        ...searched,
        ...ofPeople,
        ...withRoles,
        tab: w.staff,
        fields: { ...withRoles.fields, identity: w.identity, departmentName: w.department },
        options: { ...list.options, identity: idType },
        forms: {
          ...withRoles.forms,
          create0: {
            title: w.add,
            submit: w.save,
            fields: staffFields,
            options: { idType, gender },
            help: { idNumber: w.ninHelp },
            taken: { idNumber: w.taken },
            faults: { idNumber: faults },
          },
          department: {
            title: w.changeDepartment,
            submit: w.update,
            fields: { accountName: w.name, departmentId: w.department },
          },
          signature: {
            title: w.editSignature,
            submit: w.update,
            fields: { signatureAttachment: w.signature },
            noPicture: { signatureAttachment: w.noSignature },
          },
        },
        actions: { ...withRoles.actions, department: w.changeDepartment, signature: w.editSignature },
      },
      mdaAccounts: { ...organisations, ...searched, tab: w.mdas },
      privateOrganisations: { ...organisations, ...searched, tab: w.privates, actionsLabel: w.action },
      officialReceivers: {
        name: w.title,
        about: w.receiversAbout,
        empty: w.receiversEmpty,
        tab: w.receivers,
        search: w.nameOrEmail,
        fields: { createdAt: w.created, status: w.status, names: w.names, emails: w.emails, phones: w.phones },
        options: { status: { ACTIVE: w.active, REVOKED: w.revoked } },
        actionsLabel: w.action,
        actions: { revoke: w.revoke },
        confirm: { revoke: w.sure },
        done: { revoke: w.receiverRevoked },
      },
      partnerAccounts: { ...organisations, tab: w.partners },
      apiRequests: {
        name: w.calls,
        fields: { endPoint: w.endpoint, brn: w.entityBrn, feedback: w.feedback, response: w.response },
        options: { feedback: { Served: w.served, Failed: w.failed } },
        absent: { response: w.none },
        folds: { response: { show: w.show, hide: w.hide } },
      },
    },
    pages: {
      'accounts/breakdown': {
        figures: w.byType,
        figure: {
          INDIVIDUAL: w.individual,
          BACKOFFICE: w.backoffice,
          BUSINESS: w.business,
          PARTNER: w.partner,
          MDA: w.mda,
          PRIVATE_ORGANIZATION: w.private,
        },
      },
    },
  }
}
