import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { crudEndpoints } from '../crudEndpoints.js';
import { endpoint } from '../endpoint.js';
import {
  AuditSchema,
  DescriptionSchema,
  EnabledMarkSchema,
  EnCodeSchema,
  FullNameSchema,
  IdSchema,
  MarkFilterSchema,
  SortCodeSchema,
} from '../schemas.js';

/** Database systems that the server can connect to. */
export const SourceKindSchema = z.enum(['postgresql', 'mysql', 'sqlserver', 'oracle']);

/** Id of the platform's own database, which is always there. */
export const OWN_SOURCE = 'default';

/** What is created and changed of a data source. */
export const DataSourceBodySchema = z.object({
  fullName: FullNameSchema,
  enCode: EnCodeSchema,
  kind: SourceKindSchema,
  /** Name or address of its server; never a path, so that no socket of this machine is reached. */
  host: z
    .string()
    .trim()
    .min(1)
    .max(253)
    .regex(/^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$|^[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*$/),
  port: z.number().int().min(1).max(65_535),
  /** Name of the database; of Oracle the service. */
  database: z
    .string()
    .trim()
    .min(1)
    .max(128)
    .regex(/^[^\p{Cc}/\\;?=@(){}'"`&]+$/u),
  /** Schema whose tables are meant; empty for the one that the system takes by itself. */
  schemaName: z
    .string()
    .trim()
    .max(128)
    .regex(/^[^\p{Cc}]*$/u)
    .default(''),
  userName: z
    .string()
    .trim()
    .max(128)
    .regex(/^[^\p{Cc}]*$/u)
    .default(''),
  /** Stored encrypted and never answered. Empty keeps the stored one. */
  password: z.string().max(500).default(''),
  /** `required` encrypts without asking who the server is, `verified` asks for a certificate of a known authority. */
  tls: z.enum(['off', 'required', 'verified']).default('off'),
  /** PEM of the authority that `verified` trusts; empty for those that everybody trusts. */
  certificate: z.string().max(20_000).default(''),
  /** Seconds for connecting, and for each statement of the pages of data. */
  timeoutSeconds: z.number().int().min(1).max(60).default(10),
  /** Connections of one instance of the server. */
  poolSize: z.number().int().min(1).max(20).default(5),
  /** Nothing is ever written to it. */
  isReadOnly: z.boolean().default(false),
  description: DescriptionSchema,
  enabledMark: EnabledMarkSchema.default(1),
  sortCode: SortCodeSchema,
});

/** Why a source is not reached. */
export const SourceReasonSchema = z.enum([
  'hostUnknown',
  'hostRefused',
  'refused',
  'unreachable',
  'timeout',
  'password',
  'database',
  'tls',
  'tooMany',
  'failed',
]);

/** How a test ended. The call is resolved whatever its code is: 200 where the source was reached, else 400 with the reason. */
export const SourceTestSchema = z.object({
  isReached: z.boolean(),
  /** Empty where it was reached. */
  reason: z.union([SourceReasonSchema, z.literal('')]),
  /** The reason in the language of the caller. */
  message: z.string(),
  /** Milliseconds for connecting and one statement. */
  duration: z.number().int(),
  /** What the server says that it is. */
  version: z.string(),
});

const path = '/api/system/DataSource';
const page = pages.dataSource;

export const dataSource = {
  ...crudEndpoints({
    path,
    page,
    body: DataSourceBodySchema,
    record: {
      ...AuditSchema.shape,
      /** Whether a password is stored. */
      hasPassword: z.boolean(),
      /** 1 for the platform's own database, which nobody changes here. */
      systemMark: EnabledMarkSchema,
    },
    query: { kind: SourceKindSchema.optional(), enabledMark: MarkFilterSchema },
    calls: {
      list: 'Data sources, paged; never their passwords',
      selector: 'Enabled data sources',
      create: 'Creates a data source',
      update: 'Changes a data source; another server or user needs the password again',
      read: 'One data source, without its password',
      changes: 'Its last changes',
      remove: 'Deletes a data source that nothing uses',
      updateState: 'Enables a disabled data source and disables an enabled one',
    },
  }),
  test: endpoint({
    method: 'POST',
    path: `${path}/Actions/Test`,
    permission: page.permission,
    summary: 'Connects to a stored source, or to a draft of one, and says how that ended',
    logName: false,
    byKey: false,
    rateLimit: 60,
    body: z.object({
      /** The stored source; of a draft it gives the password where the draft has none. */
      id: IdSchema.optional(),
      draft: DataSourceBodySchema.optional(),
    }),
    data: SourceTestSchema,
  }),
};
