export const RevealIcon = ({ crossed }: { crossed: boolean }) => (
  <svg
    viewBox="0 0 20 20"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <path d="M2.2 10S5 4.8 10 4.8 17.8 10 17.8 10 15 15.2 10 15.2 2.2 10 2.2 10Z" strokeLinejoin="round" />
    <circle cx="10" cy="10" r="2.4" />
    {crossed && <path d="m4 16 12-12" strokeLinecap="round" />}
  </svg>
)
