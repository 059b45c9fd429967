/** Entry of the session storage that a page reads about the record that it shows. */
export type KeptEntry = { key: string; value: unknown }

/** Stores an entry for the page that is opened next. */
export const keepEntry = ({ key, value }: KeptEntry) => sessionStorage.setItem(key, JSON.stringify(value))
