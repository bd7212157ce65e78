/** A sheet of paper with a folded corner. */
export const FileGlyph = ({ className }: { className?: string | undefined }) => (
  <svg
    aria-hidden
    className={className}
    width="14"
    height="14"
    viewBox="0 0 14 14"
    fill="none"
    stroke="currentColor"
    strokeLinejoin="round"
  >
    <path d="M3 1.5h5l3 3v8H3zM8 1.5v3h3" />
  </svg>
);
