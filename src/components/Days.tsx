import './days.css'

const DAY = /(?<!\w)(\d{2}[-/]\d{2}[-/]\d{4}|\d{4}-\d{2}-\d{2}|[A-Z]{4}-[A-Z]{2}-[A-Z]{2})(?!\w)/

/**
 * Text whose days stay on one line each, as lists or files write them, and so does the form of one, such as YYYY-MM-DD. The
 * style leaves a copied text as it is.
 */
export const Days = ({ text }: { text: string }) =>
  text.split(DAY).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
      <span key={index} className="day">
        {part}
      </span>
    ) : (
      part
    ),
  )
