import { sql, type ColumnType, type Generated, type RawBuilder } from 'kysely';

/** Point in time: read as milliseconds since 1970, written as a Date. */
export type Time = ColumnType<number, Date, Date>;
export type NullableTime = ColumnType<number | null, Date | null | undefined, Date | null>;
/** Point in time that the database sets when it is not given. */
export type DefaultTime = ColumnType<number, Date | undefined, Date>;
/** Column of type jsonb: written as JSON text. */
export type Json<T> = ColumnType<T, string, string>;
/** A jsonb column with a default. */
export type DefaultJson<T> = ColumnType<T, string | undefined, string>;
/** Text that is empty when it is not given. */
export type DefaultText = Generated<string>;
/** How the name of a row sounds, for full text search; kept by the database (migration 0017), searched by `matches`. */
export type Sound = ColumnType<string, never, never>;
/** 1 or 0. */
export type Mark = ColumnType<0 | 1, 0 | 1 | undefined, 0 | 1>;

/** Who made a row and when, who changed it last and when. */
export interface AuditColumns {
  creatorTime: DefaultTime;
  creatorUserId: DefaultText;
  lastModifyTime: NullableTime;
  lastModifyUserId: DefaultText;
}

/** A thing that people change in forms. */
export interface RevisedColumns {
  /** Grows with each change (`http/crud/nounChanges.ts`). */
  revision: Generated<number>;
}

/** A point in time, in milliseconds since 1970, to compare a time column with. */
export function at(milliseconds: number): RawBuilder<number> {
  return sql<number>`${new Date(milliseconds)}`;
}
