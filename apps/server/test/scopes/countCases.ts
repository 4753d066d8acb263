import { type ApiClient } from '@smart-admin/api-client';
import { expect } from 'vitest';
import { freshName, homeOf } from '../support/ScopeTargets.js';
import { counts, HIDDEN_ROWS, type CheckedCase, type Place } from './scopeCases.js';
import { saveGrants } from '../support/saveGrants.js';
import { type ParkingTargets } from '../support/ParkingTargets.js';
import { type ScopeContext } from './ScopeContext.js';

/** What the row of a thing counts: those whom or which the caller finds when they open the list behind the number. */
function countsIn(
  makeThing: () => Promise<string>,
  putIn: (place: Place, id: string) => Promise<{ id: string; marker: string }>,
  list: (caller: ApiClient) => Promise<{ list: readonly { id: string }[] }>,
  field: string,
): CheckedCase {
  return {
    check: async (app, caller) => {
      const id = await makeThing();
      const count = async () => {
        const row = (await list(caller)).list.find((each) => each.id === id);
        return Number((row as Record<string, unknown> | undefined)?.[field] ?? -1);
      };
      await counts((place) => putIn(place, id), count).check(app, caller);
    },
  };
}

/** Members of roles, groups and positions. */
export function memberCounts(context: ScopeContext) {
  const member = (holder: 'Role' | 'Group' | 'Position') => async (place: Place, id: string) => {
    const person = await context.made.person(place);
    await context.admin.permission.members.add({ holder, id, body: { userIds: [person.id] } });
    return person;
  };
  const query = HIDDEN_ROWS;
  const ids = {
    Role: async () => (await context.made.role('own')).id,
    Group: async () => (await context.made.group('own')).id,
    Position: async () => (await context.made.position('own')).id,
  };
  const holders = (holder: 'Role' | 'Group' | 'Position') =>
    countsIn(
      ids[holder],
      member(holder),
      (caller) => caller.permission.authority.holders({ holder, query }),
      'memberCount',
    );
  return {
    roles: countsIn(ids.Role, member('Role'), (caller) => caller.permission.role.list({ query }), 'userCount'),
    groups: countsIn(ids.Group, member('Group'), (caller) => caller.permission.group.list({ query }), 'userCount'),
    positions: countsIn(
      ids.Position,
      member('Position'),
      (caller) => caller.permission.position.list({ query }),
      'userCount',
    ),
    holders: [holders('Role'), holders('Group'), holders('Position')],
  };
}

/** A role of organisations on both sides is named by those of the caller, and stays one of the others as well. */
export function sharedRole(context: ScopeContext): CheckedCase {
  return {
    check: async (_app, caller) => {
      const { admin, made } = context;
      const foreign = await made.department('foreign');
      const code = freshName('own');
      const organizeIds = [homeOf('own'), foreign.id];
      const body = { fullName: code, enCode: code, globalMark: 0 as const, organizeIds };
      const id = await admin.permission.role.create({ body });
      const found = async (client: ApiClient, query: object = { keyword: code }) =>
        (await client.permission.role.list({ query })).list.find((row) => row.id === id);
      expect(await found(caller)).toMatchObject({ organizeIds: [homeOf('own')], otherOrganizes: 1 });
      expect(JSON.stringify(await found(caller))).not.toContain(foreign.marker);
      expect(await found(caller, { organizeId: foreign.id })).toBeUndefined();
      expect(await found(caller, { organizeId: homeOf('own'), pageSize: 500 })).toBeDefined();
      expect(await found(admin)).toMatchObject({ organizeIds: expect.arrayContaining(organizeIds), otherOrganizes: 0 });

      const read = await caller.permission.role.read({ id });
      expect(read.organizeIds).toEqual([homeOf('own')]);
      await caller.permission.role.update({ id, body: { ...body, organizeIds: read.organizeIds, description: '改' } });
      expect(await found(admin)).toMatchObject({ description: '改', organizeIds: expect.arrayContaining(organizeIds) });
      await expect(caller.permission.role.update({ id, body: { ...body, globalMark: 1 } })).rejects.toMatchObject({
        code: 403,
      });

      const { revision } = await caller.permission.role.read({ id });
      const update = (client: ApiClient, change: object) => client.permission.role.update({ id, body: change });
      await update(admin, { organizeIds: [foreign.id, 'binhai'] });
      const conflict = await update(caller, { revision, organizeIds: [homeOf('own'), 'binhai'] }).catch(
        (error: unknown) => error,
      );
      expect(conflict).toMatchObject({ code: 409 });
      expect(JSON.stringify(conflict)).not.toContain(foreign.id);
      const other = await made.department('foreign');
      const { revision: known } = await caller.permission.role.read({ id });
      await update(admin, { organizeIds: [foreign.id, other.id, 'binhai'] });
      await update(caller, { revision: known, organizeIds: [homeOf('own')] });
      const kept = await admin.permission.role.read({ id });
      expect(kept.organizeIds.toSorted()).toEqual([homeOf('own'), foreign.id, other.id].toSorted());
    },
  };
}

/** The preview of what a role is given counts the members that the caller sees, and names no role beyond their scope. */
export function previewCounts(context: ScopeContext): CheckedCase {
  return {
    check: async (app, caller) => {
      const { admin, made } = context;
      const { id } = await made.role('own');
      const add = async (place: Place) => {
        const person = await made.person(place);
        await admin.permission.members.add({ holder: 'Role', id, body: { userIds: [person.id] } });
        return person;
      };
      const body = { menu: ['parking_order'], button: [], list: [], form: [], data: [] };
      const preview = async () => (await caller.permission.authority.preview({ holder: 'Role', id, body })).effects[0];
      await counts(add, async () => {
        const effect = await preview();
        return (effect?.reached ?? 0) + (effect?.others ?? 0);
      }).check(app, caller);
      const member = await add('own');
      const homes = { own: await made.homeRole('own'), foreign: await made.homeRole('foreign') };
      for (const home of Object.values(homes)) {
        await saveGrants(admin, 'Role', home.id, { menu: ['parking_order'] });
        await admin.permission.members.add({ holder: 'Role', id: home.id, body: { userIds: [member.id] } });
      }
      const names = (await preview())?.sources.map(({ fullName }) => fullName);
      expect(names).toContain(homes.own.marker);
      expect(names).not.toContain(homes.foreign.marker);
    },
  };
}

/** Whoever deletes a role or position is told of its members as far as they see them. */
export function keptByMembers(context: ScopeContext, holder: 'Role' | 'Position'): CheckedCase {
  return {
    check: async (_app, caller) => {
      const { admin, made } = context;
      const { id } = holder === 'Role' ? await made.role('own') : await made.position('own');
      const remove = () =>
        holder === 'Role' ? caller.permission.role.remove({ id }) : caller.permission.position.remove({ id });
      const add = async (place: Place) =>
        admin.permission.members.add({ holder, id, body: { userIds: [(await made.person(place)).id] } });
      await add('foreign');
      await expect(remove()).rejects.toMatchObject({ code: 409, message: expect.stringContaining('无权查看的成员') });
      await add('own');
      await expect(remove()).rejects.toMatchObject({ code: 409, message: expect.stringContaining('还有1名成员') });
    },
  };
}

/** Lots that charge by a tariff. */
export function tariffCounts(made: ParkingTargets): CheckedCase {
  return countsIn(
    () => {
      const code = freshName('own');
      return made.admin.parking.tariff.create({ body: { fullName: code, enCode: code } });
    },
    async (place, tariffId) => {
      const marker = freshName(place);
      const body = { ...(await made.placeBody(place, marker)), tariffId };
      return { id: await made.admin.parking.place.create({ body }), marker };
    },
    (caller) => caller.parking.tariff.list({ query: HIDDEN_ROWS }),
    'placeCount',
  );
}

/** Records of a model that hold a value. */
export function filledCounts(context: ScopeContext): CheckedCase {
  return {
    check: async (app, caller) => {
      const { made, admin } = context;
      const usesOf = (client: ApiClient) => client.visualdev.models.fieldUses({ id: 'visitor', field: 'reason' });
      await counts(
        (place) => made.record(place),
        async () => (await usesOf(caller)).records,
      ).check(app, caller);
      expect(await usesOf(caller)).toMatchObject({ hasOthers: true });
      expect(await usesOf(admin)).toMatchObject({ hasOthers: false });
    },
  };
}
