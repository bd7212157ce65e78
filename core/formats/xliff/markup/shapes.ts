/** What goes to a place for a language that the file lacks there; in a profile as JSON. */
export type Shape =
  /**
   * A `<target>` behind the source, with the white space before it; `tag`: in the place of an empty one. `space`: its attribute
   * `xml:space`, `like`: content in the manner of which its text is written, as the source has them.
   */
  | { target: string; form?: string; tag?: string; space?: string; like?: string }
  /** The attribute with the state of a segment. */
  | { state: string; form?: string }
  /** Units of forms, with the white space before each: what their names begin with, and the forms that have one. */
  | { units: string; lead: string; taken: string[] };

export const shapeSource = (shape: Shape): string => JSON.stringify(shape);

/** The shape of a profile, which may come from anywhere; null if it is none. */
export function shapeIn(source: string | undefined): Shape | null {
  try {
    const shape: unknown = JSON.parse(source ?? '');
    return isShape(shape) ? shape : null;
  } catch {
    return null;
  }
}

function isShape(value: unknown): value is Shape {
  if (typeof value !== 'object' || value === null) return false;
  const { taken, ...texts } = value as Record<string, unknown>;
  if (!Object.values(texts).every((text) => typeof text === 'string')) return false;
  if ('units' in texts)
    return 'lead' in texts && Array.isArray(taken) && taken.every((one) => typeof one === 'string');
  return taken === undefined && ('target' in texts || 'state' in texts);
}
