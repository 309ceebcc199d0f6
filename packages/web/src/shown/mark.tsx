/** The plan of a small fort, four bastions round a court: the sign of Redoubt. `mark.svg` is the same as a file. */
export const Mark = ({ size = 22 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" fill="var(--look-accent)" aria-hidden>
    <path
      fillRule="evenodd"
      d="M1.5 1.5h6.2L10 4.6h4l2.3-3.1h6.2v6.2L19.4 10v4l3.1 2.3v6.2h-6.2L14 19.4h-4l-2.3 3.1H1.5v-6.2L4.6 14v-4L1.5 7.7zM9 9v6h6V9z"
    />
  </svg>
);
