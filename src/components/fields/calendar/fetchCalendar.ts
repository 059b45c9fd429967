/** Loads the code of calendars, which few pages need. */
export const fetchCalendar = () => import('./Calendar')
