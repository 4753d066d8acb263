import * as z from 'zod';
import { EnabledMarkSchema, EnCodeSchema, FullNameSchema, IdSchema, SortCodeSchema } from '../schemas.js';

/** Millimetres. */
const LengthSchema = (least: number, most: number) => z.number().min(least).max(most);

/** `orders.billNo`, `orders.items.price`: the query, then what it answers. A name holds no mark of HTML or of a binding. */
const PathSchema = z
  .string()
  .max(200)
  .regex(/^[^\s{}.<>&"'`]{1,100}(\.[^\s{}.<>&"'`]{1,100}){0,2}$/);
/** A field that is not chosen yet is ''. */
const FieldSchema = z.union([PathSchema, z.literal('')]);
const LabelSchema = z.string().trim().max(100).default('');
const AlignSchema = z.enum(['left', 'center', 'right']).default('left');

/** A query that fields are bound to: a record of a released model, or the rows of a data interface. */
export const PrintQuerySchema = z.object({
  /** What fields name it by. */
  name: z.string().regex(/^[A-Za-z]\w{0,49}$/),
  label: LabelSchema,
  kind: z.enum(['model', 'interface']),
  /** Id of the model or interface. */
  sourceId: IdSchema,
  /** Parameter of the interface that gets the id of the record; empty for none. */
  recordParameter: z.union([z.string().regex(/^[A-Za-z_]\w{0,49}$/), z.literal('')]).default(''),
});

const place = { id: IdSchema };

/** A part of the sheet; parts follow one another from top to bottom. */
const PrintBlockSchema = z.discriminatedUnion('kind', [
  z.object({
    ...place,
    kind: z.literal('text'),
    /** Rich text in which `{{orders.billNo}}` stands for a field; it is cleaned when it is stored. */
    html: z.string().max(50_000).default(''),
    align: AlignSchema,
  }),
  z.object({
    ...place,
    kind: z.literal('facts'),
    /** Facts beside one another. */
    columns: z.number().int().min(1).max(4).default(2),
    items: z
      .array(z.object({ label: LabelSchema, field: FieldSchema }))
      .max(60)
      .default([]),
  }),
  z.object({
    ...place,
    kind: z.literal('table'),
    /** The list whose rows are repeated: `orders.items`, and `orders.rows` for all rows of an interface. */
    list: FieldSchema,
    numbered: z.boolean().default(false),
    columns: z
      .array(
        z.object({
          label: LabelSchema,
          /** Name within a row. */
          field: FieldSchema,
          align: AlignSchema,
          /** Millimetres; 0 shares what is left. */
          width: LengthSchema(0, 500).default(0),
          /** Writes the sum below. */
          total: z.boolean().default(false),
        }),
      )
      .max(20)
      .default([]),
  }),
  z.object({
    ...place,
    kind: z.literal('code'),
    code: z.enum(['qr', 'barcode']).default('qr'),
    field: FieldSchema,
    /** Edge of a QR code, height of a barcode. */
    size: LengthSchema(5, 150).default(25),
    align: AlignSchema,
  }),
  z.object({ ...place, kind: z.literal('line') }),
  z.object({ ...place, kind: z.literal('space'), height: LengthSchema(1, 200).default(10) }),
  z.object({ ...place, kind: z.literal('pageBreak') }),
]);

export const PrintPaperShape = {
  paperSize: z.enum(['A4', 'A5', 'roll80', 'custom']).default('A4'),
  orientation: z.enum(['portrait', 'landscape']).default('portrait'),
  /** Of the size `custom`. */
  paperWidth: LengthSchema(20, 1_000).default(210),
  paperHeight: LengthSchema(20, 1_500).default(297),
  marginTop: LengthSchema(0, 100).default(15),
  marginRight: LengthSchema(0, 100).default(15),
  marginBottom: LengthSchema(0, 100).default(15),
  marginLeft: LengthSchema(0, 100).default(15),
  /** Where the number of the page stands, in the bottom margin. */
  pageNumber: z.enum(['none', 'left', 'center', 'right']).default('none'),
};

export const PrintBlocksSchema = z.array(PrintBlockSchema).max(200);

/** What is created and changed of a print template. */
export const PrintBodySchema = z.object({
  fullName: FullNameSchema,
  enCode: EnCodeSchema,
  /** Item of a dictionary, or any word to sort templates by. */
  category: z.string().trim().max(50).default(''),
  /** 1 flow, 2 form. */
  type: z.union([z.literal(1), z.literal(2)]).default(2),
  sortCode: SortCodeSchema,
  enabledMark: EnabledMarkSchema.default(1),
  ...PrintPaperShape,
  queries: z.array(PrintQuerySchema).max(10).default([]),
  /** Without them those that are stored stay. */
  blocks: PrintBlocksSchema.optional(),
});

const RowSchema = z.record(z.string(), z.unknown());

const BARCODE_FORMATS = [
  ...(['code128', 'code39', 'ean13', 'ean8', 'upc', 'itf14', 'itf', 'codabar', 'pharmacode'] as const),
] as const;

/** A value that is more on paper than its text: a picture, set text, a code. `content` holds addresses, HTML or what a code says. */
export const PrintedValueSchema = z.object({
  as: z.enum(['html', 'image', 'images', 'qrcode', 'barcode']),
  text: z.string(),
  content: z.array(z.string()),
  /** Of a barcode. Default code128. */
  format: z.enum(BARCODE_FORMATS).optional(),
});
export type PrintedValue = z.output<typeof PrintedValueSchema>;

/** What fields of a query are bound to, by their names: texts, and `PrintedValue` where a field is more than its text. */
export const PrintValuesSchema = z.object({ record: RowSchema, lists: z.record(z.string(), z.array(RowSchema)) });

export type PrintBlock = z.output<typeof PrintBlockSchema>;
export type PrintQuery = z.output<typeof PrintQuerySchema>;
