/** A group, of a file or of none. */
interface PlacedGroup {
  name: string;
  /** The path template of its file; absent or null: none. */
  file?: string | null | undefined;
}

/** What two groups differ in. A path has no line breaks. */
export const placeOfGroup = ({ name, file }: PlacedGroup): string => `${file ?? ''}\n${name}`;

/** What two keys differ in. */
export const placeOfKey = (group: PlacedGroup, name: string): string => `${placeOfGroup(group)}\n${name}`;
