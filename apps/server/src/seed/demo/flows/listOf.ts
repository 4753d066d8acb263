import { type FormDocument, type ListDefinition } from '@smart-admin/form-engine/core';

/** A list of the first fields of a form; with `isManaged` it can be searched, and records are added, changed and deleted. */
export function listOf({ fields }: FormDocument, { isManaged = false }: { isManaged?: boolean } = {}): ListDefinition {
  const shown = fields.filter(({ kind }) => kind !== 'subtable').slice(0, 6);
  const button = (id: string, label: string) => ({ id, label, wire: undefined });
  return {
    version: 1,
    search: isManaged
      ? shown.slice(0, 3).map(({ id, label, kind }) => ({
          ...{ id, label, wire: undefined },
          mode: kind === 'number' ? ('between' as const) : ('equal' as const),
        }))
      : [],
    columns: shown.map(({ id, label }) => ({
      ...{ id, label, width: undefined, align: 'left', sortable: true, fixed: undefined },
      ...{ visibility: ['pc', 'app'], aggregate: '', colours: [], wire: undefined },
    })),
    buttons: isManaged ? [button('add', '新增'), button('upload', '导入'), button('download', '导出')] : [],
    rowButtons: isManaged ? [button('edit', '编辑'), button('remove', '删除'), button('detail', '详情')] : [],
    defaultSort: undefined,
    hasPage: true,
    pageSize: 20,
    filters: [],
    wire: undefined,
  };
}
