import { type PlateColour } from '@smart-admin/api-client/contract';
import { type ResourceColumn, type ResourceRow } from '@smart-admin/form-engine/resource';
import { Plate, plateColorOf } from '@smart-admin/ui/plate';
import { yuan } from '../../parking/yuan.js';

/** The plate of a row in its own colour, where the row knows it. */
export function plateColumn<Row extends ResourceRow & { plate: string; plateColour?: PlateColour }>(
  header: string,
  width = 150,
): ResourceColumn<Row> {
  return {
    id: 'plate',
    header,
    width,
    render: ({ plate, plateColour }) =>
      plate ? <Plate value={plate} {...(plateColour ? { color: plateColorOf(plateColour) } : {})} copyable /> : null,
  };
}

/** An amount in fen as yuan; nothing for zero. */
export function yuanColumn<Id extends string, Row extends ResourceRow & Record<Id, number>>(
  id: Id,
  header: string,
  width = 110,
): ResourceColumn<Row> {
  return {
    ...{ id, header, width, align: 'right' as const },
    value: (row) => (row[id] === 0 ? '' : yuan(row[id])),
  };
}

/** The same with the sum over the whole list below, which the list sends. */
export function summedYuanColumn<Id extends string, Row extends ResourceRow & Record<Id, number>>(
  id: Id,
  header: string,
): ResourceColumn<Row> {
  return { ...yuanColumn<Id, Row>(id, header), summarize: (_rows, sums) => yuan(sums?.[id] ?? 0) };
}
