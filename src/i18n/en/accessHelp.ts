/** Words of the help on the page that refuses: `daftari.accessHelp.*`. */
export default {
  page: 'Page: %{page}',
  missing: 'Missing: %{permissions}',
  roles: 'Roles with it: %{roles}',
  noRole: 'No role grants it yet.',
  noGiver: 'Nobody else can give a role at the moment.',
  to: 'Ask',
  text: 'Request',
  proposal: 'Please give me access to %{page}. I lack: %{permissions}.',
  ask: 'Ask for access',
}
