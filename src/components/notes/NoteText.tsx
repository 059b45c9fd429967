const LINK = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/g

/** Plain text of a note, with its web addresses as links. Markup in it is shown as it was typed. */
export const NoteText = ({ children }: { children: string }) => (
  <p className="note-text">
    {children.split(LINK).map((part, index) =>
      index % 2 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
        <a key={index} href={part} target="_blank" rel="noreferrer noopener">
          {part}
        </a>
      ) : (
        part
      ),
    )}
  </p>
)
