/** The messages of a catalogue that the first pages do without: see client/compiled-messages.ts. Unbuilt, all of them. */
declare module '*.json?rest' {
  const messages: Record<string, string>;
  export default messages;
}
