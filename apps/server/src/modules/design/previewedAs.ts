import { pages } from '@smart-admin/api-client/pages';
import { type Deps } from '../../deps.js';
import { MissingRight } from '../../errors/MissingRight.js';
import { type Caller } from '../../rights/caller.js';

/**
 * Whoever designs as somebody who looks as a role: with what both have been given, and the rows that both have. Throws 403 for who may
 * not read what roles have been given.
 */
export async function previewedAs(
  { rights: store }: Pick<Deps, 'rights'>,
  caller: Caller,
  as: Viewer | undefined,
): Promise<Caller> {
  if (!as) return caller;
  if (!caller.rights.hasPage(pages.authorize.address)) throw new MissingRight(pages.authorize.address, undefined);
  if (as.type !== 'Role') return caller;
  const rights = caller.rights.sharedWith(await store.ofHolder({ type: 'Role', id: as.id }, caller.userId));
  return { ...caller, rights };
}

/** Somebody as whom a page is looked at; an organisation has no rights of its own. */
interface Viewer {
  type: 'Role' | 'Organize';
  id: string;
}
