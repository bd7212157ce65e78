let segmenter: Intl.Segmenter | undefined;

/** The length of a text as readers count it: "é" and "👩‍👧" are one each, however they are encoded. */
export function countGraphemes(text: string): number {
  // One UTF-16 unit below the combining marks is one character; only CR LF counts as one.
  if (/^[\x20-\x7E]*$/.test(text)) return text.length;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let count = 0;
  for (const _grapheme of segmenter.segment(text)) count += 1;
  return count;
}
