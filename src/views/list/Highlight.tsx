/** Text with the search match marked in it. */
export const Highlight = ({ text, search }: { text: string; search: string }) => {
  const at = search ? text.toLowerCase().indexOf(search.toLowerCase()) : -1
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + search.length)}</mark>
      {text.slice(at + search.length)}
    </>
  )
}
