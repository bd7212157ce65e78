/**
 * The mark of a changed source: an inequality sign, unlike the lozenges of findings and the round glyphs of statuses.
 */
export function StaleMark({ className, size = 8 }: { className?: string | undefined; size?: number }) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 8 8" className={className}>
      <path
        d="M.8 2.6h6.4M.8 5.4h6.4M5.6.6 2.4 7.4"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
      />
    </svg>
  );
}
