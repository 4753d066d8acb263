import { type ReportData, type ReportDocument } from '@smart-admin/api-client/contract';
import { expect, it } from 'vitest';
import { SET_GROUPS } from './setSettings.js';

const SHAPE = { dimension: '', per: 'day', measures: [], columns: [], order: 'none', limit: 500 } as const;
const bound = { from: 'constant', value: '1' } as const;

/** The data set after something of it was set. */
function dataAfter(data: ReportData, key: string, value: unknown): ReportData | undefined {
  const document: Pick<ReportDocument, 'sets'> = { sets: [{ id: 'r', label: '', data }] };
  const setting = SET_GROUPS.flatMap(({ settings }) => settings).find((each) => each.key === key);
  setting?.write?.(document, 'r', value, () => undefined);
  return document.sets[0]?.data;
}

it('another model leaves the conditions behind, which name fields of the former one', () => {
  const conditions = [{ field: 'size', operator: 'equal' as const, value: bound }];
  const data: ReportData = { source: 'model', modelId: 'a', conditions, ...SHAPE, measures: [], columns: [] };
  expect(dataAfter(data, 'modelId', 'b')).toEqual({ ...data, modelId: 'b', conditions: [] });
});

it('another interface leaves the values of the parameters of the former one behind', () => {
  const parameters = [{ name: 'day', value: bound }];
  const data: ReportData = { source: 'interface', interfaceId: 'a', parameters, ...SHAPE, measures: [], columns: [] };
  expect(dataAfter(data, 'interfaceId', undefined)).toEqual({ ...data, interfaceId: '', parameters: [] });
});

it('another set of the platform is asked as the former one was', () => {
  const parameters = [{ name: 'from', value: bound }];
  const data: ReportData = {
    source: 'builtIn',
    name: 'parkingRevenue',
    parameters,
    ...SHAPE,
    measures: [],
    columns: [],
  };
  expect(dataAfter(data, 'name', 'parkingStays')).toEqual({ ...data, name: 'parkingStays' });
});
