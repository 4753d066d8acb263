/** The database's tables by name. Each module adds its own in its `<noun>.tables.ts`: `declare module '../../db/tables.js'`. */
export interface Tables {}
