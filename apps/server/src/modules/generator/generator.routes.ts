import { contract } from '@smart-admin/api-client/contract';
import { handleAll } from '../../http/handle.js';
import { generatorPage, requireGenerator, requireSomeGenerator } from './generatorPages.js';
import { listAreas } from './listAreas.js';
import { listGenerated } from './listGenerated.js';
import { makeCode } from './makeCode.js';
import { readSettings, rememberSettings } from './codeSettings.js';
import { zipCode } from './zipCode.js';

export const generatorRoutes = handleAll(contract.visualdev.generator, {
  list: ({ deps, caller, query }) => {
    requireGenerator(caller, query.kind);
    return listGenerated(deps, { caller, query });
  },
  areasName: async ({ deps, caller }) => {
    requireSomeGenerator(caller);
    return { list: await listAreas(deps.db, caller) };
  },
  settings: ({ deps, caller, params: { id }, query: { kind }, locale }) => {
    requireGenerator(caller, kind);
    return readSettings(deps, { id, kind, caller, locale });
  },
  preview: async ({ deps, caller, params: { id }, body, locale }) => {
    requireGenerator(caller, body.kind);
    const { files, notes } = await makeCode(deps, { id, body, caller, locale });
    return { files, notes };
  },
  download: async ({ deps, caller, params: { id }, body, locale, describe }) => {
    requireGenerator(caller, body.kind, 'btn_download');
    const { files, model, classNames } = await makeCode(deps, { id, body, caller, locale });
    await rememberSettings(deps.db, { id, body, classNames, userId: caller.userId });
    describe({ verb: 'export', noun: generatorPage(body.kind), recordId: id, recordName: model.fullName });
    return {
      fileName: `${body.areasName}-${body.moduleName}.zip`,
      contentType: 'application/zip',
      content: await zipCode(files),
    };
  },
});
