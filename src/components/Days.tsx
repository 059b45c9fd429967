import './days.css'

const DAY = /(?<!\d)(\d{2}[-/]\d{2}[-/]\d{4})(?!\d)/

/** Text whose days stay on one line each, as the lists write them. The style leaves a copied text as it is. */
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
