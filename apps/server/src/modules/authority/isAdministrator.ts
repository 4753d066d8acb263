import { ADMINISTRATOR_ROLE } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { ADMINISTRATOR_USER } from '../../rights/rightsStore.js';

/** Whether a member `m` (with `user_id`) may do everything whatever they are given. */
export const isAdministrator = sql<boolean>`(m.user_id = ${ADMINISTRATOR_USER} or exists (
  select from membership a join role r on r.id = a.target_id and r.enabled_mark = 1
  where a.kind = 'role' and a.target_id = ${ADMINISTRATOR_ROLE} and a.user_id = m.user_id))`;
