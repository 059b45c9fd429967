/** Matcher of the innermost element that has a text with days, which stand in elements of their own. */
export const withDays = (text: string | RegExp) => {
  const has = (element: Element) =>
    typeof text === 'string' ? element.textContent === text : text.test(element.textContent)
  return (_: string, element: Element | null) => element !== null && has(element) && ![...element.children].some(has)
}
