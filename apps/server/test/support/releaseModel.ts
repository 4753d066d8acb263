import { type ApiClient } from '@smart-admin/api-client';
import {
  createFormDocument,
  encodeFormDocument,
  encodeListDefinition,
  type Field,
} from '@smart-admin/form-engine/core';

/** Makes a model of these fields, or changes the one with the id, and releases it; its list shows all of them. Answers its id. */
export async function releaseModel(admin: ApiClient, enCode: string, fields: Field[], id?: string): Promise<string> {
  const body = {
    fullName: `模型${enCode}`,
    enCode,
    formData: JSON.stringify(encodeFormDocument(createFormDocument(fields))),
    columnData: JSON.stringify(
      encodeListDefinition({
        version: 1,
        search: [],
        columns: fields
          .filter(({ kind }) => kind !== 'subtable')
          .map(({ id: field, label }) => ({
            id: field,
            label,
            width: undefined,
            align: 'left',
            sortable: false,
            fixed: undefined,
            visibility: ['pc'],
            wire: undefined,
          })),
        buttons: [{ id: 'add', label: '新增', wire: undefined }],
        rowButtons: [
          { id: 'edit', label: '编辑', wire: undefined },
          { id: 'remove', label: '删除', wire: undefined },
        ],
        defaultSort: undefined,
        hasPage: true,
        pageSize: 20,
        wire: undefined,
      }),
    ),
  };
  if (id) await admin.visualdev.models.update({ id, body });
  const model = id ?? (await admin.visualdev.models.create({ body }));
  await admin.visualdev.models.release({ id: model, body: {} });
  return model;
}
