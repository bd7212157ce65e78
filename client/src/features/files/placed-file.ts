/** A chosen file as a document of a file of the project. */
export interface PlacedFile {
  readonly file: File;
  /** Of the document in the repository; the name of a file that is no document yet. */
  readonly path: string;
  /** The id of the format that it is read as; null: as its content says. */
  readonly format: string | null;
  /** Of its language; null: it holds several. */
  readonly language: { readonly tag: string; readonly name: string } | null;
}
