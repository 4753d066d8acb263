import { type ScreenDocument } from '@smart-admin/api-client/contract';
import { ApiError } from '../../../errors/apiError.js';
import { type DesignKind } from '../DesignKind.js';
import { t } from '../design.messages.js';

/** Screens for walls: widgets that are placed freely. Their entries open in a window of their own (decision Q10). */
export const screenKind: DesignKind = {
  kind: 'screen',
  menuType: 6,
  icon: 'presentation',
  urlAddress: ({ id }) => `view/${id}`,
  refuseRelease: (document) => {
    if ((document as ScreenDocument).widgets.length === 0) throw new ApiError(400, t('emptyScreen'));
  },
};
