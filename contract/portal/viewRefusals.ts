/** Refusals of saved views; see contract/errors.ts. */
export const viewRefusals = {
  'no-such-view': [404, 'This view does not exist any more, or it is not shared with you. Save yours as a new view.'],
  'view-changed': [
    409,
    '%{name} has saved this view since you opened it. Nothing of yours is lost: compare both, then save again or save as a new view.',
  ],
  'view-name-taken': [409, 'A view named %{name} of this list exists already. Choose another name.'],
  'view-id-used': [409, 'An earlier view with other contents was sent under the same id. Save this one as a new view.'],
  'too-many-views': [409, 'You keep %{most} views, the most that one person may keep. Delete one first.'],
  'view-role-missing': [400, 'Choose the role that this view is for.'],
  'not-your-view': [403, 'Only %{name}, who owns this view, and those who share views can change it.'],
  'not-your-audience': [
    403,
    'Only %{name}, who owns this view, decides for whom it is. Save it as a new view to share it otherwise.',
  ],
  'sharing-not-allowed': [
    403,
    'To share a view you need the permission can_share_views. Keep it for yourself, or ask somebody who has it.',
  ],
  'personal-view': [
    400,
    'The search or a filter of this view holds personal data, which cannot be shared: %{fields}. Remove it, or keep the view for yourself.',
  ],
} as const
