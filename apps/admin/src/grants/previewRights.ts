import { fieldAccessOf } from '@smart-admin/form-engine/core';
import { ALLOW_ALL, type ResourcePermissions } from '@smart-admin/form-engine/resource';
import { pagePermissions } from '@smart-admin/layout/routing';
import { api } from '../app/api.js';
import { type GrantHolder } from './grants.js';

/** Whose rights on the page of a model something is looked at with. */
export interface ChosenRights {
  holder: GrantHolder;
  /** What the server says that they have. */
  page: Awaited<ReturnType<typeof api.permission.authority.page>>;
}

/** Asks the server what somebody has of the page of a model. */
export async function readRights(modelId: string, holder: GrantHolder): Promise<ChosenRights> {
  const page = await api.permission.authority.page({ holder: holder.type, id: holder.id, modelId });
  return { holder, page };
}

/** These rights as pages go by them; everything without any. */
export function permissionsOf(chosen: ChosenRights | undefined): ResourcePermissions {
  if (!chosen) return ALLOW_ALL;
  const { rights } = chosen.page;
  const permissions = pagePermissions(rights ? [rights] : [], rights?.modelId);
  return {
    can: permissions.can,
    canColumn: permissions.canColumn,
    fieldAccess: fieldAccessOf(permissions),
  };
}

/** Names of what a draft has and its release does not offer: nobody can have it yet. */
export function unreleasedParts(
  { page: { offered } }: ChosenRights,
  codes: Readonly<Record<'column' | 'form' | 'button', readonly { enCode: string; fullName: string }[]>>,
): string[] {
  if (!offered) return [];
  const names = (['column', 'form', 'button'] as const).flatMap((kind) => {
    const known = new Set(offered[kind]);
    return codes[kind].filter(({ enCode }) => !known.has(enCode)).map(({ fullName }) => fullName);
  });
  return [...new Set(names)];
}
