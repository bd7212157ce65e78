import type { ComponentType } from 'react';

interface SectionsProps<P> {
  of: readonly ComponentType<P>[];
  /** What each of them is given. */
  with: P;
}

/** The entries of a slot, in their order. The list is a constant of the page, so its indexes are keys. */
export const Sections = <P extends object>({ of, with: props }: SectionsProps<P>) =>
  of.map((Section, at) => <Section key={at} {...props} />);
