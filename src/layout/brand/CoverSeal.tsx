import { useId } from 'react'

const RIM = 20.1
const AROUND = 2 * Math.PI * RIM

/** The seal as it would be pressed into a cover: milled edge, a legend along the rim, the register in the middle. */
export const CoverSeal = ({ legend }: { legend: string }) => {
  const rim = useId()
  // Repeated until it goes once round at a legible size; the browser spreads the rest evenly.
  const inscription = `${legend.toUpperCase()} · `
  const repeats = Math.max(1, Math.round(AROUND / (inscription.length * 1.75)))
  return (
    <svg viewBox="0 0 48 48" fill="none" stroke="currentColor" strokeWidth="0.22" aria-hidden="true">
      <circle cx="24" cy="24" r="23.2" strokeWidth="0.9" strokeDasharray="0.14 0.346" />
      <circle cx="24" cy="24" r="22.5" />
      <circle cx="24" cy="24" r="18.9" />
      <circle cx="24" cy="24" r="18.4" strokeWidth="0.12" />
      <path id={rim} d={`M24 ${24 - RIM}a${RIM} ${RIM} 0 1 1-.01 0`} stroke="none" />
      <text fill="currentColor" stroke="none" fontSize="1.75" fontWeight="600">
        <textPath href={`#${rim}`} textLength={AROUND - 1.6} lengthAdjust="spacing">
          {inscription.repeat(repeats)}
        </textPath>
      </text>
      <g strokeWidth="0.3" strokeLinejoin="round" strokeLinecap="round">
        <path d="M24 17.2c-2.6-2-6.4-2.8-11-2.7v16.2c4.6-.1 8.4.8 11 2.8 2.6-2 6.4-2.9 11-2.8V14.5c-4.6-.1-8.4.7-11 2.7Z" />
        <path d="M24 17.2V33.5M14.2 15.7v13.8c3.9-.1 7.3.6 9.8 2 2.5-1.4 5.9-2.1 9.8-2V15.7" />
        <path
          d="M16 18.7c2.1.1 4 .5 5.8 1.1M16 21.4c2.1.1 4 .5 5.8 1.1M16 24.1c2.1.1 4 .5 5.8 1.1M16 26.8c2.1.1 4 .5 5.8 1.1"
          strokeWidth="0.2"
        />
        <path d="m26.6 22.8 2.2 2.2 3.8-4.2" strokeWidth="0.5" />
      </g>
    </svg>
  )
}
