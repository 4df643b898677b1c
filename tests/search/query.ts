/** A query and the addresses of which one has to be among the first three. */
export interface SearchQuery {
  ask: string;
  find: readonly string[];
}
