/** Words of the guides of the first days on the dashboard: `daftari.guides.*`. */
export default {
  hide: 'Hide for good',
  person: {
    title: 'Your first days',
    about: 'Five things that make the work quicker.',
    points: {
      find: { title: 'Find a record', text: 'Press Ctrl K on any page, and type a BRN, a PRN or a name.' },
      work: { title: 'Take work', text: 'Next opens what is due first. Finish it, pass it on or give it back there.' },
      views: {
        title: 'Save a view',
        text: 'Filter a list as you need it, and save it under Views. It opens with one press.',
      },
      profile: {
        title: 'Check your profile',
        text: 'Your telephone, your password and the page that opens after sign-in.',
      },
      help: { title: 'Look up short forms', text: 'BRN, PRN, MDA and others are explained. Press ? for the keys.' },
    },
  },
  registry: {
    title: 'Before the registry opens',
    about: 'What is set up first.',
    counts: '%{open} of %{all} parts are not set up yet.',
    points: {
      mail: { title: 'Mail server', text: 'Set SMTP_URL on the server, so that codes and links reach people.' },
      address: {
        title: 'Address of the portal',
        text: 'Set PUBLIC_URL on the server: links in messages begin with it.',
      },
      documents: {
        title: 'Store for documents',
        text: 'Documents are files on this server. Set EDMS_S3_BUCKET for a store of their own.',
      },
      backup: {
        title: 'Backup',
        text: 'The last seven days had none. Let the server run npm run daftari -- backup each night.',
      },
      staff: {
        title: 'Colleagues and roles',
        text: 'Only administrators have a role. Give the first colleagues theirs.',
      },
      departments: { title: 'Departments', text: 'Accounts of staff name their department.' },
      taxHeads: { title: 'Tax heads', text: 'Each fee is paid under one.' },
      fees: { title: 'Fees', text: 'Enter what each service costs.' },
      holidays: {
        title: 'Closing days',
        text: 'No holidays are known this year. Due days of work count working days.',
      },
      register: {
        title: 'The register itself',
        text: 'No entity is in the register. Load the files of the former system.',
      },
    },
  },
}
