/** Two sliders in a frame, a tenth of the size of antd's icon. */
export const SlidersIcon = () => (
  <svg aria-hidden width="14" height="14" viewBox="0 0 14 14" fill="none" stroke="currentColor">
    <rect x="1.25" y="1.25" width="11.5" height="11.5" rx=".5" />
    <path d="M4.75 3.5v3.25M4.75 9.75v.75M9.25 3.5v.75M9.25 7.25v3.25" />
    <circle cx="4.75" cy="8.25" r="1.5" />
    <circle cx="9.25" cy="5.75" r="1.5" />
  </svg>
);
