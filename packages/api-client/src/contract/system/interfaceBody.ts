import * as z from 'zod';
import {
  DescriptionSchema,
  EnabledMarkSchema,
  EnCodeSchema,
  FullNameSchema,
  IdSchema,
  SortCodeSchema,
} from '../schemas.js';

/** Where the data come from: a statement, a call to another server, a fixed text, a script. */
export const InterfaceKindSchema = z.enum(['sql', 'http', 'static', 'script']);
/** Who may ask: whoever has the page of data interfaces, members of roles besides, or whoever is signed in. */
export const InterfaceAccessSchema = z.enum(['managers', 'roles', 'everyone']);

const NameSchema = z.string().regex(/^[A-Za-z_]\w{0,49}$/);

/** A value that an interface is asked with. */
export const InterfaceParameterSchema = z.object({
  name: NameSchema,
  label: z.string().trim().max(50).default(''),
  /** `date` is a day as 2026-11-20. */
  type: z.enum(['text', 'number', 'boolean', 'date']).default('text'),
  required: z.boolean().default(false),
  /** What is taken when none is given; empty for none. */
  defaultValue: z.string().max(500).default(''),
  /** Who says the value: the caller, or the server of whoever calls. */
  source: z.enum(['caller', 'userId', 'organizeId']).default('caller'),
});

/** A value of the answer's rows, computed from each of them; `{price} × {count}`. */
const InterfaceColumnSchema = z.object({ name: NameSchema, expression: z.string().trim().min(1).max(2_000) });

const HeaderSchema = z.object({
  name: z.string().regex(/^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$/),
  value: z
    .string()
    .max(1_000)
    .regex(/^[\t\x20-\x7e]*$/),
});

/** What is created and changed of a data interface. `{{name}}` in statement, address and body stands for a parameter. */
export const InterfaceBodySchema = z.object({
  fullName: FullNameSchema,
  enCode: EnCodeSchema,
  /** Item of the dictionary interfaceType. */
  category: z.string().max(50).default(''),
  kind: InterfaceKindSchema,
  access: InterfaceAccessSchema.default('managers'),
  /** Roles of the access `roles`. */
  roleIds: z.array(IdSchema).max(100).default([]),
  parameters: z.array(InterfaceParameterSchema).max(30).default([]),
  /** Data source that the statement asks; empty for the platform's own database. */
  sourceId: z.union([IdSchema, z.literal('')]).default(''),
  /** One query; parameters are bound, never written into it. */
  sql: z.string().max(20_000).default(''),
  method: z.enum(['GET', 'POST']).default('GET'),
  url: z.string().trim().max(2_000).default(''),
  headers: z.array(HeaderSchema).max(30).default([]),
  /** JSON in which `{{name}}` stands for a whole value. */
  requestBody: z.string().max(20_000).default(''),
  auth: z.enum(['none', 'basic', 'bearer', 'header']).default('none'),
  /** User of `basic`, name of the header of `header`. */
  authName: z.string().max(100).default(''),
  /** Password or token; it is stored encrypted and never answered. Empty keeps the stored one. */
  secret: z.string().max(2_000).default(''),
  /** JSON. */
  staticData: z.string().max(500_000).default(''),
  /** Body of a function of `params` in JavaScript that returns the data. */
  script: z.string().max(20_000).default(''),
  /** Where the data lie within what the source answers, such as `data.list`; empty is the whole. */
  dataPath: z
    .string()
    .regex(/^(\w+(\.\w+)*)?$/)
    .max(200)
    .default(''),
  /** Keeps the rows for which the expression holds; empty keeps all. */
  filter: z.string().trim().max(2_000).default(''),
  /** What the rows are made of; without columns they stay as they are. */
  columns: z.array(InterfaceColumnSchema).max(50).default([]),
  /** Seconds that an answer is kept; 0 asks each time. */
  cacheSeconds: z.number().int().min(0).max(86_400).default(0),
  timeoutSeconds: z.number().int().min(1).max(30).default(5),
  /** An answer with more rows is refused. */
  rowLimit: z.number().int().min(1).max(10_000).default(1_000),
  description: DescriptionSchema,
  enabledMark: EnabledMarkSchema.default(1),
  sortCode: SortCodeSchema,
});
