/** Text of several lines, each a paragraph of its own. */
export const Lines = ({ text }: { text: string }) => text.split('\n').map(line => <p key={line}>{line}</p>)
