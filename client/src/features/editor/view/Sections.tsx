import type { ComponentType } from 'react';

interface SectionsProps<P> {
  of: readonly ComponentType<P>[];
  /** The props of each entry. */
  with: P;
}

/** Renders the entries of a slot. The list is a constant of the page, so indexes can serve as keys. */
export const Sections = <P extends object>({ of, with: props }: SectionsProps<P>) =>
  of.map((Section, at) => <Section key={at} {...props} />);
