/** What PostgreSQL and every platform can hold: lone surrogates and U+0000 become U+FFFD (docs/formats.md, D-1). */
export const storable = (text: string): string => text.replace(/[\p{Cs}\0]/gu, '\uFFFD');
