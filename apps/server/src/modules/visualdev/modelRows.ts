import { sql } from 'kysely';
import { readDocuments } from './modelDocuments.js';

/** The drafts of models as rows of lists: what phones have of them is read out of their documents. */
export const modelRows = {
  table: 'visualModel',
  order: [
    ['sortCode', 'asc'],
    ['id', 'desc'],
  ],
  computed: {
    phoneForm: sql`(visual_model.form_data like any (array['%"phoneLayout":[%', '%"visibility":["pc"]%', '%"visibility":["app"]%']))::int`,
    phoneList: sql`(visual_model.column_data like '%"phoneList":{%')::int`,
    inApp: sql`(exists (select 1 from menu where menu.type = 3 and menu.category = 'App'
      and (menu.id = visual_model.menu_id or menu.property_json = '{"moduleId":"' || visual_model.id || '"}')))::int`,
  },
} as const;

/** A draft as it is stored: what users see stays until the next release. Throws 400 for documents that cannot be read. */
export function draftRow<Body extends StoredDocuments>(
  body: Body,
  { id, current }: { id: string; current: { version: number } | undefined },
) {
  readDocuments(id, body.formData, body.columnData);
  const version = current?.version ?? 0;
  return { ...body, version, state: version === 0 ? 0 : 2 };
}

/** The two documents of a model in the stored format, as text. */
export interface StoredDocuments {
  formData: string;
  columnData: string;
}
