import type { ReactNode } from 'react';

import type { ValueStatus } from '#core/domain/value-status.js';

export type GlyphStatus = ValueStatus | 'empty';

interface StatusGlyphProps {
  status: GlyphStatus;
  /** The accessible name; without it the glyph is decoration beside its own words. */
  label?: string;
  size?: number;
}

const SHAPES: Record<GlyphStatus, ReactNode> = {
  empty: <circle cx="8" cy="8" r="6.1" stroke="#868FA5" strokeWidth="1.6" strokeDasharray="1.6 2.2" />,
  modified: (
    <>
      <circle cx="8" cy="8" r="6.1" stroke="#B26A00" strokeWidth="1.6" />
      <path d="M8 4.1a3.9 3.9 0 0 1 0 7.8z" fill="#B26A00" />
    </>
  ),
  validated: (
    <path
      d="M3.2 8.4l3.1 3.1 6.4-6.9"
      stroke="#0E8457"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  invalidated: (
    <>
      <circle cx="8" cy="8" r="7" fill="#C4303D" />
      <path d="M5.6 5.6l4.8 4.8M10.4 5.6l-4.8 4.8" stroke="#fff" strokeWidth="1.6" strokeLinecap="round" />
    </>
  ),
};

/** A status by shape and colour: dotted ring, half-filled ring, check, disc with a cross. */
export function StatusGlyph({ status, label, size = 16 }: StatusGlyphProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg {...naming} width={size} height={size} viewBox="0 0 16 16" fill="none" style={{ flex: 'none' }}>
      {SHAPES[status]}
    </svg>
  );
}
