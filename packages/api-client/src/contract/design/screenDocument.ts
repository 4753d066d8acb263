import * as z from 'zod';
import { IdSchema } from '../schemas.js';
import { DataSetSchema } from './dataSet.js';
import { OWN_ADDRESS, SCREEN_WIDGETS } from './designLimits.js';
import { CardAddressSchema, FrameAddressSchema, TitleSchema, TitlesSchema } from './portalDocument.js';

/** Panels of the parking screens, which a screen may show as they are. */
export const ScreenPanelSchema = z.enum([
  'figures',
  'revenueCells',
  'heroRevenue',
  'trafficFigures',
  'revenueHours',
  'peaks',
  'days',
  'methods',
  'ranking',
  'owing',
  'occupancy',
  'utilisation',
  'presence',
  'trafficHours',
  'durations',
  'events',
  'passages',
  'sections',
  'berths',
  'lotWindow',
]);

/** A colour as `#rrggbb`, or with its opacity as `#rrggbbaa`; '' is that of the theme. */
const ColorSchema = z.string().regex(/^(?:|#[0-9a-f]{6}(?:[0-9a-f]{2})?)$/i);

/** A picture or a video of this product: others are not let through by the browser. */
const OwnAddressSchema = z.string().max(1_000).regex(OWN_ADDRESS);

/** Px of the canvas; what leaves it is cut off. */
const PlaceSchema = z.int().min(-20_000).max(20_000);
const LengthSchema = z.int().min(1).max(16_000);

/** What is the same for every widget. */
const common = {
  id: IdSchema,
  title: TitleSchema,
  titles: TitlesSchema,
  x: PlaceSchema,
  y: PlaceSchema,
  w: LengthSchema,
  h: LengthSchema,
  /** Degrees clockwise around its centre. */
  rotation: z.int().min(0).max(359).default(0),
  /** Widgets of one group are chosen and moved together; '' is none. */
  group: z.union([IdSchema, z.literal('')]).default(''),
  /** Can be chosen by the layers alone. */
  locked: z.boolean().default(false),
  /** Not shown, and not sent. */
  hidden: z.boolean().default(false),
  /** What stands around it: a panel with its title, a panel without, or nothing. */
  frame: z.enum(['panel', 'plain', 'none']).default('none'),
  color: ColorSchema.default(''),
  background: ColorSchema.default(''),
  /** Px of its main text; 0 is that of its kind. */
  fontSize: z.int().min(0).max(400).default(0),
  opacity: z.int().min(10).max(100).default(100),
  refresh: z.enum(['live', 'timed', 'manual']).default('timed'),
  /** Seconds between two times. */
  seconds: z.int().min(10).max(3_600).default(60),
  /** What a press on it opens; '' is nothing. */
  opens: CardAddressSchema.default(''),
};

const data = { data: DataSetSchema };
const unit = { unit: z.string().max(10).default('') };
const align = { align: z.enum(['left', 'center', 'right']).default('left') };
/** Where a scale ends; 0 = at the largest value. */
const full = { full: z.number().min(0).max(1e12).default(0) };

/** A widget of a screen; each kind has what it shows. */
export const ScreenWidgetSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, ...align, kind: z.literal('title'), bold: z.boolean().default(true) }),
  z.strictObject({ ...common, ...align, kind: z.literal('text'), text: z.string().max(2_000).default('') }),
  z.strictObject({
    ...common,
    ...align,
    kind: z.literal('clock'),
    /** `none` leaves the freshness alone. */
    format: z.enum(['time', 'dateTime', 'date', 'full', 'none']).default('full'),
    /** Whether it says when the figures of the screen were read, and whether they still come. */
    freshness: z.boolean().default(false),
  }),
  z.strictObject({
    ...common,
    ...data,
    ...unit,
    ...align,
    kind: z.literal('figure'),
    /** Each digit on a plate of its own, of which the changed ones light up. */
    flips: z.boolean().default(false),
    compares: z.boolean().default(true),
  }),
  z.strictObject({ ...common, ...data, ...unit, kind: z.literal('line') }),
  z.strictObject({ ...common, ...data, ...unit, kind: z.literal('bar') }),
  z.strictObject({ ...common, ...data, ...unit, kind: z.literal('ring') }),
  z.strictObject({ ...common, ...data, ...unit, ...full, kind: z.literal('gauge') }),
  z.strictObject({ ...common, ...data, ...unit, ...full, kind: z.literal('radar') }),
  z.strictObject({
    ...common,
    ...data,
    ...unit,
    kind: z.literal('map'),
    /** Code of a map of the data application, whose regions are named by the dimension. */
    map: z.string().max(50).default(''),
  }),
  z.strictObject({
    ...common,
    ...data,
    kind: z.literal('table'),
    /** Seconds that a row takes to go by where not all have room; 0 stands still. */
    pace: z.int().min(0).max(60).default(3),
  }),
  z.strictObject({ ...common, ...data, ...unit, ...full, kind: z.literal('ranking') }),
  z.strictObject({
    ...common,
    kind: z.literal('image'),
    address: OwnAddressSchema.default(''),
    alternative: z.string().max(200).default(''),
    fit: z.enum(['cover', 'contain', 'fill']).default('cover'),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('border'),
    form: z.enum(['panel', 'outline', 'bar', 'line']).default('panel'),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('video'),
    address: OwnAddressSchema.default(''),
    fit: z.enum(['cover', 'contain', 'fill']).default('cover'),
  }),
  z.strictObject({ ...common, kind: z.literal('web'), address: FrameAddressSchema.default('') }),
  z.strictObject({ ...common, kind: z.literal('parking'), panel: ScreenPanelSchema.default('trafficFigures') }),
]);

/** What is said of the canvas itself. */
export const screenCanvas = {
  width: z.int().min(320).max(16_000).default(1_920),
  height: z.int().min(320).max(16_000).default(1_080),
  /** How it lies on a wall of other proportions: whole, over all of it, or as wide as it and scrolled. */
  fit: z.enum(['contain', 'fill', 'width']).default('contain'),
  /** All of them are dark. */
  theme: z.enum(['navy', 'graphite', 'forest']).default('navy'),
  background: ColorSchema.default(''),
  /** Address of a picture behind everything. */
  picture: OwnAddressSchema.default(''),
};

const documentSchema = z
  .strictObject({
    version: z.literal(1),
    ...screenCanvas,
    widgets: z.array(ScreenWidgetSchema).max(SCREEN_WIDGETS).default([]),
  })
  .superRefine(({ widgets }, context) => {
    const seen = new Set<string>();
    widgets.forEach(({ id }, index) => {
      if (seen.has(id))
        context.addIssue({ code: 'custom', path: ['widgets', index, 'id'], message: `two widgets are called ${id}` });
      seen.add(id);
    });
  });

/**
 * A screen for a wall: widgets that are placed freely, the last of them on top. No two have one id; what breaks that is refused at
 * each write. Its types have names, because calls that carry it would make the type of the contract too long to be written down.
 */
export const ScreenDocumentSchema: z.ZodType<ScreenDocument, ScreenDocumentInput> = documentSchema;

export interface ScreenDocument extends z.output<typeof documentSchema> {
  version: 1;
}

export interface ScreenDocumentInput extends z.input<typeof documentSchema> {
  version: 1;
}

export type ScreenWidget = z.output<typeof ScreenWidgetSchema>;
export type ScreenPanel = z.output<typeof ScreenPanelSchema>;
