/** Under which key the queries of the page stand. */
export const PATROL = ['parkingPatrol'];
