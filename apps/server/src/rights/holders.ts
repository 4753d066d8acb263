import { sql, type RawBuilder } from 'kysely';
import { type Executor } from '../db/database.js';

/** To whom permissions are given. */
export interface Holder {
  type: HolderType;
  id: string;
}

/** A holder with what people call it. */
export type HolderType = 'Role' | 'Position' | 'User' | 'Group';
/** What a user belongs to. */
export type MembershipKind = 'organize' | 'position' | 'role' | 'group';

export interface NamedHolder extends Holder {
  fullName: string;
  /** What tells holders of one name apart. */
  note: string;
}

/**
 * The user and their enabled roles, positions and groups: everything that their permissions come from. With `withDisabled`
 * those that are disabled too: everything that they may come from one day.
 */
export async function loadHolders(
  db: Executor,
  userId: string,
  { withDisabled = false }: { withDisabled?: boolean } = {},
): Promise<NamedHolder[]> {
  const marks: (0 | 1)[] = withDisabled ? [0, 1] : [1];
  const members = db.selectFrom('membership').where('membership.userId', '=', userId);
  return db
    .selectFrom('userAccount')
    .where('id', '=', userId)
    .select(({ val }) => ['id', val<HolderType>('User').as('type'), 'realName as fullName', 'account as note'])
    .unionAll(
      members
        .innerJoin('role', 'role.id', 'targetId')
        .where('kind', '=', 'role')
        .where('role.enabledMark', 'in', marks)
        .select(({ val }) => ['role.id', val<HolderType>('Role').as('type'), 'role.fullName', 'role.enCode as note']),
    )
    .unionAll(
      members
        .innerJoin('position', 'position.id', 'targetId')
        .innerJoin('organize', 'organize.id', 'position.organizeId')
        .where('kind', '=', 'position')
        .where('position.enabledMark', 'in', marks)
        .select(({ val }) => [
          'position.id',
          val<HolderType>('Position').as('type'),
          'position.fullName',
          'organize.fullName as note',
        ]),
    )
    .unionAll(
      members
        .innerJoin('userGroup', 'userGroup.id', 'targetId')
        .where('kind', '=', 'group')
        .where('userGroup.enabledMark', 'in', marks)
        .select(({ val }) => [
          'userGroup.id',
          val<HolderType>('Group').as('type'),
          'userGroup.fullName',
          'userGroup.enCode as note',
        ]),
    )
    .execute();
}

/** Condition on the columns holderType and holderId: given to one of the holders. */
export function heldBy(holders: readonly Holder[]): RawBuilder<boolean> {
  const types = holders.map(({ type }) => type);
  const ids = holders.map(({ id }) => id);
  return sql<boolean>`(${sql.ref('holderType')}, ${sql.ref('holderId')}) in (select * from unnest(${types}::text[], ${ids}::text[]))`;
}

/** Holder that a membership makes a user part of; organisations hold nothing. */
export function holderOf(kind: MembershipKind, id: string): Holder | undefined {
  const type = HOLDER_TYPES[kind];
  return type && { type, id };
}

/** Membership that makes a user part of a holder; a user is part of none but themselves. */
export function membershipOf(type: HolderType): Exclude<MembershipKind, 'organize'> | undefined {
  return type === 'Role' ? 'role' : type === 'Position' ? 'position' : type === 'Group' ? 'group' : undefined;
}

/** Text that names a holder among those of all types. */
export function holderKey({ type, id }: Holder): string {
  return `${type}:${id}`;
}

const HOLDER_TYPES: Record<MembershipKind, HolderType | undefined> = {
  organize: undefined,
  position: 'Position',
  role: 'Role',
  group: 'Group',
};
