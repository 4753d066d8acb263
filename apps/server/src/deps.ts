import { type FastifyBaseLogger } from 'fastify';
import { type Database } from './db/database.js';
import { type Env } from './env.js';
import { type Signer } from './db/signer.js';
import { type SecretBox } from './db/SecretBox.js';
import { type CacheRegistry } from './modules/cache/CacheRegistry.js';
import { type CountCache } from './db/countCache.js';
import { type ParserPool } from './files/parse/ParserPool.js';
import { type TaskQueue } from './files/taskQueue.js';
import { type HashAhead } from './modules/file/hashAhead.js';
import { type LinkSigner } from './modules/file/linkSigner.js';
import { type FileStore } from './files/fileStore.js';
import { type ConfigStore } from './modules/config/configStore.js';
import { type InterfaceAsker } from './modules/dataInterface/InterfaceAsker.js';
import { type KeyRates } from './modules/apiKeys/KeyRates.js';
import { type RightsStore } from './modules/authority/rightsStore.js';
import { type OrganizeIndex } from './modules/organize/organizeIndex.js';
import { type RequestNotes } from './modules/log/requestNotes.js';
import { type TextStore } from './modules/language/TextStore.js';
import { type MenuCatalogStore } from './modules/menu/menuCatalog.js';
import { type SignedCodes } from './modules/parking/SignedCodes.js';
import { type PaymentGateways } from './modules/parking/payments/gateways.js';
import { type SmsSender } from './modules/oauth/smsSender.js';
import { type SessionStore } from './modules/session/sessionStore.js';
import { type EventSpine } from './events/eventSpine.js';
import { type JobHandler } from './jobs/implementJob.js';
import { type Bus } from './realtime/bus.js';
import { type ChannelTokens } from './realtime/channelTokens.js';
import { type SocketHub } from './realtime/socketHub.js';

/** What use cases work with; made once by `createApp`. */
export interface Deps {
  env: Env;
  db: Database;
  log: FastifyBaseLogger;
  /** Carries events and frames between the instances. */
  bus: Bus;
  /** Tells what happened; see eventSpine.ts. */
  events: EventSpine;
  /** Every job by its name. */
  jobs: ReadonlyMap<string, JobHandler>;
  sessions: SessionStore;
  rights: RightsStore;
  /** How often programs call. */
  keyRates: KeyRates;
  menus: MenuCatalogStore;
  configs: ConfigStore;
  texts: TextStore;
  organizes: OrganizeIndex;
  sockets: SocketHub;
  /** Tokens that open channels of the socket. */
  channels: ChannelTokens;
  /** Calls that change nothing, on their way to the log. */
  requests: RequestNotes;
  sms: SmsSender;
  /** Codes that open places and orders without a session. */
  parkingCodes: SignedCodes;
  /** Passwords of the channels by which messages go. */
  channelSecrets: SecretBox;
  /** Keys of the accounts that take payments. */
  paymentSecrets: SecretBox;
  /** Where the providers of payments are asked. */
  paymentGateways: PaymentGateways;
  files: FileStore;
  /** Hashes of uploads under way. */
  hashes: HashAhead;
  /** Each holds a database connection while it writes; slow disks must leave connections to others. */
  chunks: TaskQueue;
  /** Each holds a database connection while it reads, so only a few run at once. */
  merges: TaskQueue;
  /** Reads what people sent. */
  parsers: ParserPool;
  /** Asks what stands behind data interfaces. */
  interfaces: InterfaceAsker;
  links: LinkSigner;
  /** Secret of the challenges that prove work. */
  challenges: Pick<Signer, 'read'>;
  counts: CountCache;
  /** All that is kept in memory, to be looked into and emptied. */
  caches: CacheRegistry;
}
