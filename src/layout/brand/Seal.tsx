/** The portal's own mark: an open register under a seal's rim. Drawn in the current colour. */
export const Seal = ({ size = 32 }: { size?: number }) => (
  <svg viewBox="0 0 48 48" width={size} height={size} fill="none" stroke="currentColor" aria-hidden="true">
    <circle cx="24" cy="24" r="22.5" strokeWidth="1.4" />
    <circle cx="24" cy="24" r="19" strokeWidth="1.1" strokeDasharray="0.2 2.785" strokeLinecap="round" />
    <g strokeWidth="1.7" strokeLinejoin="round" strokeLinecap="round">
      <path d="M24 17.6c-2.5-1.9-6-2.7-10.4-2.6v15.4c4.4-.1 7.9.7 10.4 2.6 2.5-1.9 6-2.7 10.4-2.6V15c-4.4-.1-7.9.7-10.4 2.6Z" />
      <path d="M24 17.6V33" />
      <path d="M17 19.9c1.5.1 2.8.4 4 .9m-4 3c1.5.1 2.8.4 4 .9" strokeWidth="1.3" />
      <path d="m27.3 23.2 1.7 1.7 3.1-3.4" />
    </g>
  </svg>
)
