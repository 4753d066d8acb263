import * as z from 'zod';
import { isTimeZone } from './clock.js';
import { readStorageUrl } from './storageUrl.js';

/**
 * Reads and checks the environment; empty variables count as unset. Throws an `EnvError` whose message lists every
 * wrong variable and says what to do.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = EnvSchema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new EnvError(`The environment is not usable:\n${lines.join('\n')}`);
}

/** Makes `TIME_ZONE` the zone of this process: whatever writes or reads a day without naming a zone means it. */
export function liveIn({ TIME_ZONE }: Pick<Env, 'TIME_ZONE'>): void {
  process.env.TZ = TIME_ZONE;
}

/** The environment is not usable; the message says which variable and why. */
export class EnvError extends Error {
  override name = 'EnvError';
}

/** Whether only this machine can reach the address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/** Whether others than this machine can reach the server: it listens to them, or proxies hand their calls on. */
export function isReachable({ HOST, TRUSTED_PROXIES }: Pick<Env, 'HOST' | 'TRUSTED_PROXIES'>): boolean {
  return !isLoopback(HOST) || TRUSTED_PROXIES > 0;
}

/** An address of a host, perhaps with a path, as `https://api.example`. */
const HostSchema = z.url({ protocol: /^https?$/, error: 'is no address such as https://api.example' }).optional();

const EnvSchema = z
  .object({
    /** Port of the HTTP server; 0 takes a free one. */
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    /** Address to listen on. Anything but loopback demands ADMIN_PASSWORD, as does a proxy in front. */
    HOST: z.string().default('127.0.0.1'),
    /** Folder of everything that the server writes: embedded database, files, logs. */
    DATA_DIR: z.string().default('.data'),
    /** postgres:// address of an external PostgreSQL 15 or later; unset runs the embedded one under DATA_DIR. */
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
      .optional(),
    /** `off`: the embedded database is thrown away afterwards, as those of tests are, and nothing waits for the disk. */
    EMBEDDED_FSYNC: z.enum(['on', 'off']).default('on'),
    /** Connections of one instance to the database. */
    DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(16),
    /** S3-compatible store where files are kept; unset keeps them under DATA_DIR. See files/storageUrl.ts. */
    STORAGE_URL: z
      .string()
      .superRefine((text, context) => {
        try {
          readStorageUrl(text);
        } catch (error) {
          context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
        }
      })
      .optional(),
    /** postgres:// address of an account that can only read, for SQL interfaces; unset makes one where that is allowed. */
    QUERY_DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
      .optional(),
    /** `on`: traffic at lanes can be simulated from a page, for trying things out; never where money is taken. */
    LANE_SIMULATOR: z.enum(['on', 'off']).default('off'),
    /** Hosts and networks of the inner network that HTTP interfaces may call and data sources may connect to: `10.1.0.0/16,intranet.example`. */
    INTERFACE_HOSTS: z.string().max(5_000).default(''),
    /** Where browsers reach the API, if not where they got the page: see `resolveHosts` of the client for what follows from it. */
    API_HOST: HostSchema,
    /** Address of the notification socket with its path, as `wss://socket.example/websocket`. */
    WEBSOCKET_HOST: z.url({ protocol: /^wss?$/ }).optional(),
    /** Whole files are sent to it plus `/{type}`; default `/api/file/Uploader` of the API. */
    UPLOADER_HOST: HostSchema,
    /** Shows documents; default: that of the API. */
    PREVIEW_HOST: HostSchema,
    /** Shows screens, unless the configuration of the system names another; default: the product itself. */
    DATA_V_HOST: HostSchema,
    /** What `${report}` stands for in menu entries. */
    REPORT_HOST: HostSchema,
    /** What `${staticJson}` stands for in menu entries. */
    STATIC_JSON_HOST: HostSchema,
    /** Where printed codes lead: how people outside reach the system. */
    QR_CODE_HOST: HostSchema,
    /** Key of Amap's web service; without it maps show the areas of this system, and routes are straight lines. */
    MAP_KEY: z.string().min(8, 'needs at least 8 characters').max(200).optional(),
    /** Private key by which calls of the map service are signed, where its console demands that. */
    MAP_SECURITY_CODE: z.string().min(8, 'needs at least 8 characters').max(200).optional(),
    /** Where the map service is asked. */
    MAP_HOST: z.url({ protocol: /^https?$/ }).default('https://restapi.amap.com'),
    /** Hours after which the chunks of an upload that was never finished are removed. */
    UPLOAD_HOURS: z.coerce.number().int().min(1).max(8_760).default(24),
    /** Days after which an import file is removed; what it held was imported or can be sent again. */
    IMPORT_DAYS: z.coerce.number().int().min(1).max(3_650).default(7),
    /** Days after which a deleted record or document leaves the recycle bin for ever. */
    RECYCLE_DAYS: z.coerce.number().int().min(1).max(3_650).default(30),
    /** Gigabytes that a person's documents may have, with all versions and the recycle bin. */
    DOCUMENT_QUOTA: z.coerce.number().min(0.001).max(100_000).default(10),
    /** Time zone, as the IANA calls it, whose days count: TODAY in rules, bill numbers, figures of a day, exports, tasks. */
    TIME_ZONE: z
      .string()
      .default('Asia/Shanghai')
      .refine(isTimeZone, 'is not the name of a time zone; write one such as Asia/Shanghai or UTC'),
    /** Password of the account `admin` at the first start. */
    ADMIN_PASSWORD: z.string().min(6, 'needs at least 6 characters').optional(),
    /** First contents of an empty database: `demo` company or `empty`. */
    SEED: z.enum(['demo', 'empty']).default('demo'),
    /** Days of made-up parking stays that a new demonstration gets in the background; 0 for none. */
    HISTORY_DAYS: z.coerce.number().int().min(0).max(400).default(90),
    /** Level of the log on standard output. */
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
    /** Proxies in front of the server whose X-Forwarded-For is believed; 0 believes none, any other number demands ADMIN_PASSWORD. */
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    /** Opens /metrics and the details of /readyz to others than this machine, as `Authorization: Bearer`. */
    METRICS_TOKEN: z.string().min(16, 'needs at least 16 characters').optional(),
    /** Calls that one address (perhaps a whole office) may make in a minute; 0 turns the limit off. */
    RATE_LIMIT: z.coerce.number().int().min(0).default(30_000),
  })
  .superRefine((env, context) => {
    if (!isReachable(env) || env.ADMIN_PASSWORD) return;
    const [reason, way] = isLoopback(env.HOST)
      ? ['a proxy in front (TRUSTED_PROXIES)', 'leave TRUSTED_PROXIES at 0']
      : [`listening on ${env.HOST}`, 'listen on 127.0.0.1'];
    context.addIssue({
      code: 'custom',
      path: ['ADMIN_PASSWORD'],
      message: `${reason} lets others reach the server; set ADMIN_PASSWORD so that it does not start with the demonstration password, or ${way}`,
    });
  });

export type Env = z.infer<typeof EnvSchema>;

/** The hosts that pages are told of, by the names that `resolveHosts` of the client knows; only those that are configured. */
export function configuredHosts(env: Env): Record<string, string> {
  const hosts = {
    api: env.API_HOST,
    webSocket: env.WEBSOCKET_HOST,
    uploader: env.UPLOADER_HOST,
    preview: env.PREVIEW_HOST,
    dataV: env.DATA_V_HOST,
    report: env.REPORT_HOST,
    staticJson: env.STATIC_JSON_HOST,
    qrCode: env.QR_CODE_HOST,
  };
  return Object.fromEntries(
    Object.entries(hosts).flatMap(([name, host]) => (host === undefined ? [] : [[name, host]])),
  );
}
