import { type FormDocument, type ListDefinition } from '@smart-admin/form-engine/core';

/** A list of the first fields of a form, without anything to do in it: its records are made and changed by their flow. */
export function listOf({ fields }: FormDocument): ListDefinition {
  const shown = fields.filter(({ kind }) => kind !== 'subtable').slice(0, 6);
  return {
    version: 1,
    search: [],
    columns: shown.map(({ id, label }) => ({
      ...{ id, label, width: undefined, align: 'left', sortable: true, fixed: undefined },
      ...{ visibility: ['pc', 'app'], aggregate: '', colours: [], wire: undefined },
    })),
    buttons: [],
    rowButtons: [],
    defaultSort: undefined,
    hasPage: true,
    pageSize: 20,
    filters: [],
    wire: undefined,
  };
}
