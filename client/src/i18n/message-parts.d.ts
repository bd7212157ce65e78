/** The parts of a catalogue that the login does without: see client/message-parts.ts. Unbuilt, each is all of it. */
declare module '*.json?editor' {
  const messages: Record<string, string>;
  export default messages;
}

declare module '*.json?rest' {
  const messages: Record<string, string>;
  export default messages;
}
