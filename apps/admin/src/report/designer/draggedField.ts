/** A column of a data set that is dragged from the palette. */
export interface DraggedField {
  set: string;
  field: string;
  label: string;
}

export const FIELD_TYPE = 'application/x-report-field';

/** The field that is dropped; undefined for anything else. */
export function readDraggedField(data: Pick<DataTransfer, 'getData'>): DraggedField | undefined {
  const text = data.getData(FIELD_TYPE);
  if (text === '') return undefined;
  const found = JSON.parse(text) as Partial<DraggedField>;
  const { set, field, label } = found;
  return typeof set === 'string' && typeof field === 'string' && typeof label === 'string'
    ? { set, field, label }
    : undefined;
}
