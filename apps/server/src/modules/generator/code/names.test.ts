import { expect, it } from 'vitest';
import { classNamesProblem } from './classNames.js';
import { camelCase, freeName, pascalCase, snakeCase } from './names.js';

it('names of fields become names of columns', () => {
  expect(['visitorName', 'VIPCard', 'a_b', 'plateNo2', 'toDate'].map(snakeCase)).toEqual([
    'visitor_name',
    'vip_card',
    'a_b',
    'plate_no2',
    'to_date',
  ]);
});

it('codes become names of types and of values', () => {
  expect(['parking.visitor', 'leave', '7days', 'flow_item'].map(pascalCase)).toEqual([
    'ParkingVisitor',
    'Leave',
    'T7days',
    'FlowItem',
  ]);
  expect(['Visitor', 'VIPCard', 'X'].map(camelCase)).toEqual(['visitor', 'vipCard', 'x']);
});

it('a name that is taken gets a number', () => {
  const taken = new Set(['id']);
  expect(['id', 'id', 'name', 'line2', 'line2'].map((name) => freeName(name, taken))).toEqual([
    'id2',
    'id3',
    'name',
    'line2',
    'line2_2',
  ]);
});

it('types whose files would meet are found, and names that the code uses', () => {
  expect(classNamesProblem({ '': 'Order', items: 'OrderItems' })).toBeUndefined();
  expect(classNamesProblem({ '': 'Order', items: 'order' })).toMatchObject({ field: 'items', reserved: false });
  expect(classNamesProblem({ '': 'Order', items: 'OrderRecord' })).toMatchObject({ field: 'items', reserved: false });
  expect(classNamesProblem({ '': 'Promise' })).toMatchObject({ field: '', reserved: true });
});
