import { type Translate } from '@smart-admin/ui/messages';
import { type api } from '../../../app/api.js';
import { type modelMessages } from './modelMessages.js';

export type ModelTranslate = Translate<keyof (typeof modelMessages)['zh']>;
export type TableRow = Awaited<ReturnType<typeof api.system.dataModel.tables>>['list'][number];
export type TableDetail = Awaited<ReturnType<typeof api.system.dataModel.table>>;
export type TableSpec = Parameters<typeof api.system.dataModel.create>[0]['body'];
export type ColumnSpec = TableSpec['columns'][number];
