import { contract, type ScreenDocument } from '@smart-admin/api-client/contract';
import { crudRoutes } from '../../../http/crud/crudRoutes.js';
import { previewedAs } from '../previewedAs.js';
import { dataSetCalls } from '../dataSetCalls.js';
import { designCalls, designOptions } from '../designCalls.js';
import { answerCards } from '../portal/answerCards.js';
import { readScreenData, viewScreen } from './readScreen.js';
import { screenKind } from './screenKind.js';
import { SCREEN_TEMPLATES } from './screenTemplates.js';

export const designedScreenRoutes = crudRoutes(contract.design.screen, {
  ...designOptions(screenKind),
  own: {
    ...designCalls<ScreenDocument>(screenKind),
    ...dataSetCalls,
    view: ({ deps, params }) => viewScreen(deps, params.id),
    data: async ({ deps, caller, params, body, locale }) => ({
      list: await readScreenData(deps, { ...params, ...body, caller, locale }),
    }),
    preview: async ({ deps, caller, locale, body }) => ({
      list: await answerCards(deps, body.widgets, {
        ...{ caller: await previewedAs(deps, caller, body.as), locale, filters: {} },
      }),
    }),
    templates: () => Promise.resolve({ list: [...SCREEN_TEMPLATES] }),
  },
});
