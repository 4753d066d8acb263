import {
  createFormDocument,
  encodeFormDocument,
  encodeListDefinition,
  type Field,
  type ListDefinition,
} from '@smart-admin/form-engine/core';

/** A list that shows and searches these fields. */
export const listOf = (fields: Field[]): ListDefinition => ({
  version: 1,
  search: fields.map(({ id, label }) => ({ id, label, mode: 'like', wire: undefined })),
  columns: fields.map(({ id, label }) => ({
    id,
    label,
    width: undefined,
    align: 'left',
    sortable: true,
    fixed: undefined,
    visibility: ['pc', 'app'],
    aggregate: '',
    colours: [],
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
  filters: [],
  wire: undefined,
});

/** What a model of these fields is created with. */
export const modelBody = (enCode: string, fields: Field[]) => ({
  fullName: `模型${enCode}`,
  enCode,
  formData: JSON.stringify(encodeFormDocument(createFormDocument(fields))),
  columnData: JSON.stringify(encodeListDefinition(listOf(fields.filter(({ kind }) => kind !== 'subtable')))),
});
