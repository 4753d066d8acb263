import { type ApiClient } from '@smart-admin/api-client';
import { type GrantsSchema } from '@smart-admin/api-client/contract';
import type * as z from 'zod';

/** Replaces what a holder has been given, whoever saved before; what is left out is taken away. */
export async function saveGrants(
  client: ApiClient,
  holder: string,
  id: string,
  grants: Partial<z.input<typeof GrantsSchema>>,
) {
  const { revision } = await client.permission.authority.read({ holder, id });
  return client.permission.authority.update({ holder, id, body: { ...NOTHING, ...grants, revision } });
}

const NOTHING = { menu: [], button: [], list: [], form: [], data: [] };
