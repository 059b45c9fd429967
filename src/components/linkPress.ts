/** Tells whether a press on a link leaves this page as it is: with one of these keys the browser opens or saves the link. */
export const opensElsewhere = ({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>) => altKey || ctrlKey || metaKey || shiftKey
