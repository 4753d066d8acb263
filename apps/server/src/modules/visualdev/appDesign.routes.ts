import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { ApiError } from '../../errors/apiError.js';
import { crudRoutes } from '../../http/crud/crudRoutes.js';
import { type Caller } from '../../rights/caller.js';
import { hasSameWeb } from './hasSameWeb.js';
import { draftRow, modelRows } from './modelRows.js';
import { readReleased } from './releasedModel.js';
import { phoneRefusal, planRelease, releaseModel } from './releaseModel.js';
import { t } from './visualdev.messages.js';

/** The calls of App design. Its right reaches what phones have of a model, and nothing that Web design decides. */
export const appDesignRoutes = crudRoutes(contract.visualdev.appDesigns, {
  ...modelRows,
  toRow: (body, { id, current }) => {
    const row = draftRow(body, { id, current });
    if (current && !hasSameWeb(current, body)) throw new ApiError(403, t('webDesignOnly'));
    return row;
  },
  own: {
    released: async ({ deps, params: { id } }) => {
      const { formData, columnData } = await readReleased(deps.db, id);
      return { formData, columnData };
    },
    releasePlan: async ({ deps, caller, params: { id }, locale }) => {
      const refusal = mayReleaseWeb(caller) ? undefined : await phoneRefusal(deps.db, id);
      if (refusal) return { changes: [], missing: [], refusal: refusal(locale) };
      return { ...(await planRelease(deps.db, id)), refusal: '' };
    },
    release: async (call) => {
      const { appMenuId } = await releaseModel(call, {
        ...call.body,
        ...{ id: call.params.id, pc: 0, app: 1, pcModuleParentId: '-1' },
        phoneOnly: !mayReleaseWeb(call.caller),
      });
      return { appMenuId };
    },
  },
});

/** Whoever releases in Web design too releases here what they could release there. */
function mayReleaseWeb({ rights }: Caller): boolean {
  return rights.hasButton(pages.webDesign.address, 'btn_release');
}
