/** A cell to scroll to and to focus. A new object is a new request. */
export interface ScrollTarget {
  keyId: number;
  /** Null for the key itself. */
  languageId: number | null;
}
