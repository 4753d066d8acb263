import * as z from 'zod';
import { IdSchema, TimeSchema } from '../schemas.js';

/** The most rows that a data set answers to a card. */
export const DATA_SET_ROWS = 200;
/** The most rows that it answers to a report. */
export const REPORT_SET_ROWS = 5_000;

/** Name of a field, column or parameter. */
const NameSchema = z.string().regex(/^[^\s{}.<>&"'`]{1,100}$/);

/** How values of rows that share a dimension become one. */
export const AggregateSchema = z.enum(['sum', 'count', 'avg', 'min', 'max']);

/** A number that is measured: a field or column with its aggregate; `count` needs none. */
const MeasureSchema = z.strictObject({
  field: z.union([NameSchema, z.literal('')]).default(''),
  aggregate: AggregateSchema.default('sum'),
  /** What readers see. Default: the name of the field. */
  label: z.string().max(50).default(''),
});

/** How rows become what is drawn of them, of which there are so many at most. */
const shapeOf = (most: number, usual: number) => ({
  /** Field whose values the rows are grouped by; '' groups nothing. */
  dimension: z.union([NameSchema, z.literal('')]).default(''),
  /** How much of a moment is one group. */
  per: z.enum(['day', 'week', 'month']).default('day'),
  measures: z.array(MeasureSchema).max(4).default([]),
  /** Columns of a list, where nothing is measured. */
  columns: z.array(NameSchema).max(12).default([]),
  order: z.enum(['none', 'measureDown', 'measureUp', 'dimensionUp', 'dimensionDown']).default('none'),
  /** Only the first of them. */
  limit: z.int().min(1).max(most).default(usual),
});

/** What a value is that a data set is asked with. */
export const BoundValueSchema = z.strictObject({
  /** `filter` is the value of a filter of the portal, which `value` names; the rest is known by the server. */
  from: z.enum(['constant', 'today', 'yesterday', 'weekStart', 'monthStart', 'user', 'organize', 'filter']),
  value: z.string().max(200).default(''),
});

/** A condition on the records of a model. */
const ConditionSchema = z.strictObject({
  field: NameSchema,
  operator: z.enum(['equal', 'contains', 'from', 'until', 'empty', 'filled']),
  value: BoundValueSchema.default({ from: 'constant', value: '' }),
});

/** Data sets of what the platform has itself. */
export const BuiltInSetSchema = z.enum([
  'parkingToday',
  'parkingHours',
  'parkingDays',
  'parkingPlaces',
  'parkingMethods',
  'parkingFindings',
  'parkingRevenue',
  'parkingStays',
]);

/** A parameter of a data interface or of the platform with its value. */
const ParameterSchema = z.strictObject({ name: NameSchema, value: BoundValueSchema });

/** A data set that answers at most so many rows. */
const setOf = (shape: ReturnType<typeof shapeOf>) =>
  z.discriminatedUnion('source', [
    z.strictObject({
      source: z.literal('interface'),
      interfaceId: z.union([IdSchema, z.literal('')]).default(''),
      parameters: z.array(ParameterSchema).max(20).default([]),
      ...shape,
    }),
    z.strictObject({
      source: z.literal('model'),
      modelId: z.union([IdSchema, z.literal('')]).default(''),
      conditions: z.array(ConditionSchema).max(10).default([]),
      ...shape,
    }),
    z.strictObject({
      source: z.literal('builtIn'),
      name: BuiltInSetSchema,
      /** Of the sets that have some: which days, and whose. */
      parameters: z.array(ParameterSchema).max(20).optional(),
      ...shape,
    }),
  ]);

/**
 * Where something that is drawn gets its rows: a data interface, the records of a released model, or the platform itself. It is
 * always asked as whoever looks.
 */
export const DataSetSchema = setOf(shapeOf(DATA_SET_ROWS, 50));

/** The same for a report, which takes more rows. */
export const ReportDataSchema = setOf(shapeOf(REPORT_SET_ROWS, 2_000));

/** What the values of a column are: amounts are fen, percents parts of 100, times milliseconds since 1970. */
export const DataColumnKindSchema = z.enum(['text', 'number', 'amount', 'percent', 'day', 'time']);

const DataColumnSchema = z.object({ id: z.string(), label: z.string(), kind: DataColumnKindSchema });

/** Rows that a data set answered, in its order. */
export const DataAnswerSchema = z.object({
  columns: z.array(DataColumnSchema),
  rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
  /** What stood in the place of a single figure an earlier time, by its column; absent where nothing says so. */
  earlier: z.record(z.string(), z.number()).optional(),
  /** When it was asked. */
  time: TimeSchema,
  /** Milliseconds. */
  duration: z.int(),
});

export type DataSet = z.output<typeof DataSetSchema>;
export type DataAnswer = z.output<typeof DataAnswerSchema>;
export type DataColumn = z.output<typeof DataColumnSchema>;
export type DataColumnKind = z.output<typeof DataColumnKindSchema>;
export type BoundValue = z.output<typeof BoundValueSchema>;
export type DataCondition = z.output<typeof ConditionSchema>;
export type Measure = z.output<typeof MeasureSchema>;
export type Aggregate = z.output<typeof AggregateSchema>;
export type BuiltInSet = z.output<typeof BuiltInSetSchema>;
