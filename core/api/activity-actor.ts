/** The author of a change. */
export interface ActivityActor {
  id: number;
  username: string | null;
}
