import * as z from 'zod';
import { IdSchema } from '../schemas.js';
import { DataSetSchema } from './dataSet.js';
import { CARD_ADDRESS, CARD_TEXT_LENGTH, FILTER_OPTIONS, isFrameAddress, PORTAL_CARDS } from './designLimits.js';

/** Columns of the canvas of a portal. */
export const PORTAL_COLUMNS = 12;
/** Rows of the canvas. */
const MOST_ROWS = 400;

export const TitleSchema = z.string().max(60).default('');

/** A title in other languages; '' shows the plain one. */
export const TitlesSchema = z
  .strictObject({ en: TitleSchema, zhtw: TitleSchema, vi: TitleSchema })
  .default({ en: '', zhtw: '', vi: '' });

/** An address that a card opens or shows. */
export const CardAddressSchema = z.string().max(1_000).regex(CARD_ADDRESS);

/** An address that is shown in a frame. */
export const FrameAddressSchema = CardAddressSchema.refine(isFrameAddress);

/** What is the same for every card. */
const common = {
  id: IdSchema,
  title: TitleSchema,
  titles: TitlesSchema,
  /** Place on the canvas, in columns and rows. */
  x: z
    .int()
    .min(0)
    .max(PORTAL_COLUMNS - 1),
  y: z.int().min(0).max(MOST_ROWS),
  w: z.int().min(1).max(PORTAL_COLUMNS),
  h: z.int().min(1).max(60),
  /** Not shown on phones. */
  hiddenOnPhones: z.boolean().default(false),
  /** The first on phones has the smallest; 0 = as on the canvas. */
  phoneOrder: z.int().min(0).max(999).default(0),
  /** Only these see the card; both empty = everybody who has the portal. Whoever is in one of them does. */
  roleIds: z.array(IdSchema).max(50).default([]),
  organizeIds: z.array(IdSchema).max(50).default([]),
  refresh: z.enum(['live', 'timed', 'manual']).default('timed'),
  /** Seconds between two times. */
  seconds: z.int().min(10).max(3_600).default(60),
  /** What the head of the card leads to; '' = nothing. */
  opens: CardAddressSchema.default(''),
  /** Name of the link. Default: all. */
  openText: z.string().max(20).default(''),
  /** Column whose value of the row that was pressed goes along, and the name under which the page gets it. */
  carry: z
    .strictObject({ column: z.string().max(100), as: z.string().regex(/^\w{0,50}$/) })
    .default({ column: '', as: '' }),
};

const data = { data: DataSetSchema };
const unit = { unit: z.string().max(10).default('') };

/** A card of a portal; each kind has what it shows. */
export const PortalCardSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, ...data, ...unit, kind: z.literal('figure'), compares: z.boolean().default(true) }),
  z.strictObject({ ...common, ...data, ...unit, kind: z.literal('line') }),
  z.strictObject({
    ...common,
    ...data,
    ...unit,
    kind: z.literal('bar'),
    /** Columns stand, bars lie, a ring shows shares. */
    form: z.enum(['column', 'bar', 'ring']).default('column'),
  }),
  z.strictObject({
    ...common,
    ...data,
    ...unit,
    kind: z.literal('ranking'),
    /** Where bars end; 0 = at the largest value. */
    full: z.number().min(0).max(1e12).default(0),
  }),
  z.strictObject({ ...common, ...data, kind: z.literal('list') }),
  z.strictObject({ ...common, kind: z.literal('toDo'), count: z.int().min(1).max(20).default(5) }),
  z.strictObject({ ...common, kind: z.literal('notices'), count: z.int().min(1).max(20).default(5) }),
  z.strictObject({
    ...common,
    kind: z.literal('entries'),
    /** Codes of menu entries; none = the first of the person’s own menu. */
    pages: z.array(z.string().max(100)).max(24).default([]),
  }),
  z.strictObject({ ...common, kind: z.literal('web'), address: FrameAddressSchema.default('') }),
  z.strictObject({
    ...common,
    kind: z.literal('text'),
    /** Rich text; it is cleaned when it is stored. */
    html: z.string().max(CARD_TEXT_LENGTH).default(''),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('image'),
    address: CardAddressSchema.default(''),
    /** What readers who do not see it are told. */
    alternative: z.string().max(200).default(''),
    fit: z.enum(['cover', 'contain']).default('cover'),
  }),
  z.strictObject({ ...common, kind: z.literal('calendar') }),
]);

/** A filter above the cards, whose value data sets may be asked with. */
const PortalFilterSchema = z.strictObject({
  id: IdSchema,
  label: z.string().trim().min(1).max(30),
  kind: z.enum(['text', 'day', 'choice']),
  /** Of a choice: what can be chosen. */
  options: z
    .array(z.strictObject({ value: z.string().max(100), label: z.string().max(60) }))
    .max(FILTER_OPTIONS)
    .default([]),
});

/**
 * A portal: cards on a canvas of 12 columns. Cards never overlap and never leave the canvas, and no two have one id: what breaks
 * these laws is refused at each write.
 */
export const PortalDocumentSchema = z
  .strictObject({
    version: z.literal(1),
    filters: z.array(PortalFilterSchema).max(8).default([]),
    cards: z.array(PortalCardSchema).max(PORTAL_CARDS).default([]),
    /** Roles whose people have it as their dashboard as long as they choose none. */
    defaultFor: z.array(IdSchema).max(50).default([]),
  })
  .superRefine(({ cards, filters }, context) => {
    const ids = [...cards, ...filters].map(({ id }) => id);
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    if (twice !== undefined) context.addIssue({ code: 'custom', message: `two parts are called ${twice}` });
    cards.forEach((card, index) => {
      if (card.x + card.w > PORTAL_COLUMNS)
        context.addIssue({ code: 'custom', path: ['cards', index, 'w'], message: 'the card leaves the canvas' });
      const other = cards.slice(0, index).find((each) => meets(each, card));
      if (other)
        context.addIssue({ code: 'custom', path: ['cards', index], message: `the card lies on that of ${other.id}` });
    });
  });

function meets(one: Box, other: Box): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type PortalDocument = z.output<typeof PortalDocumentSchema>;
export type PortalCard = z.output<typeof PortalCardSchema>;
export type PortalFilter = z.output<typeof PortalFilterSchema>;
