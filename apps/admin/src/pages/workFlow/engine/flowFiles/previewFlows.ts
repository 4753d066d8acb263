import { type FlowFile, type FlowImport } from '@smart-admin/api-client/contract';
import { api } from '../../../../app/api.js';
import { previewFile } from '../../../../resource/previewFile.js';

/** What a file of flows would do, with what of it is imported. */
export type PreviewedFlows = FlowImport & { file: FlowFile };

/** Asks what a file of flows would do; flows that cannot be read are refused by themselves. */
export const previewFlows = (file: FlowFile): Promise<PreviewedFlows> =>
  previewFile(file, {
    list: 'flows',
    ask: (body) => api.workflow.flow.importPreview({ body }, { silent: true }),
    refused: (row): FlowImport['rows'][number] => ({ ...row, missing: [], document: null }),
    nothing: { revision: '', ignored: [], rows: [] },
  });
