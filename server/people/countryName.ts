/**
 * Returns the name of a country or another place as documents have it: text, or an object that holds the text; undefined for
 * anything else.
 */
export const countryName = (place: unknown): string | undefined => {
  const name = typeof place === 'object' && place !== null && 'name' in place ? place.name : place
  return typeof name === 'string' ? name : undefined
}
