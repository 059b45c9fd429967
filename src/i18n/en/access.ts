/** Words of the page that explains a person's access: `daftari.access.*`. */
export default {
  list: 'User-Role Management',
  title: 'User access',
  titleOf: 'Access of %{name}',
  roles: 'Holds %{roles}.',
  noRoles: 'No roles other than the one that every account has',
  inactive: 'This account is disabled or locked. It has no access until it is enabled again.',
  parts: 'Kinds of access',
  filter: 'Name or permission',
  lackingOnly: 'Only missing access',
  has: 'Permitted:',
  hasNot: 'Not permitted:',
  given: '%{permission}, granted by %{roles}',
  lacks: 'needs %{permission}; held by %{roles}',
  lacksAll: 'needs %{permission}; no role holds it',
  permissions: { title: 'Permissions', about: 'All permissions, with the roles that grant them' },
  menu: {
    title: 'Menu',
    about: 'A menu entry is shown to users who have its permission and those of the entries above it.',
  },
  routes: { title: 'Pages', about: 'A page opens for users who have access to every part of its address.' },
  buttons: { title: 'Buttons', about: 'Actions on the pages, with the permissions they need' },
}
