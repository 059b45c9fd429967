/** Refusals of saved views; see contract/errors.ts. */
export const viewRefusals = {
  'no-such-view': [404, 'This view does not exist any more, or is not shared with you.'],
  'view-changed': [409, '%{name} has saved this view since you opened it. Save again, or save as a new view.'],
  'view-name-taken': [409, 'A view named %{name} of this list exists already. Choose another name.'],
  'view-id-used': [409, 'Another view was sent under this id. Save this one as a new view.'],
  'too-many-views': [409, 'You keep %{most} views, the most that one person may keep. Delete one first.'],
  'view-role-missing': [400, 'Choose the role that this view is for.'],
  'not-your-view': [403, 'Only %{name}, who owns this view, and those who share views can change it.'],
  'not-your-audience': [403, 'Only %{name}, who owns this view, decides for whom it is.'],
  'sharing-not-allowed': [403, 'Sharing a view takes the permission can_share_views.'],
  'personal-view': [
    400,
    'Personal data in a view cannot be shared: %{fields}. Remove it, or keep the view for yourself.',
  ],
} as const
