import { contract } from '@smart-admin/api-client/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { type Pool, type PoolConfig } from 'pg';
import { CacheRegistry } from './modules/cache/CacheRegistry.js';
import { releasedModels } from './modules/visualdev/releasedModel.js';
import { CountCache } from './modules/user/countCache.js';
import { SecretBox } from './db/SecretBox.js';
import { Signer } from './db/signer.js';
import { createDatabase } from './db/database.js';
import { systemClock, type Clock } from './clock.js';
import { type Deps } from './deps.js';
import { configuredHosts, type Env } from './env.js';
import { events } from './events.js';
import { EventSpine } from './events/eventSpine.js';
import { openStore } from './files/openStore.js';
import { ParserPool } from './files/parse/ParserPool.js';
import { TaskQueue } from './taskQueue.js';
import { frames } from './frames.js';
import { registerAdminFiles } from './http/adminFiles.js';
import { registerDocs } from './http/docs/registerDocs.js';
import { handleError } from './http/errorHandler.js';
import { registerHealth } from './http/health.js';
import { registerMetrics } from './http/metrics.js';
import { listEndpoints } from './http/openapi.js';
import { registerRoutes } from './http/registerRoutes.js';
import { RequestLog } from './http/requestLog.js';
import { BODY_LIMIT, registerSecurity } from './http/security.js';
import { jobs } from './jobs.js';
import { listeners } from './listeners.js';
import { StoredApiKeys } from './modules/apiKeys/StoredApiKeys.js';
import { explainRefusal } from './modules/authority/explainRefusal.js';
import { StoredOperationLog } from './modules/log/operationLog.js';
import { RightsStore } from './rights/rightsStore.js';
import { ConfigStore } from './modules/config/configStore.js';
import { registerManifest } from './modules/config/registerManifest.js';
import { DataSetCache } from './modules/dataSet/DataSetCache.js';
import { InterfaceAsker } from './modules/dataInterface/InterfaceAsker.js';
import { readOpenHosts } from './modules/dataInterface/sources/innerAddresses.js';
import { openFlowForm } from './modules/workflow/openFlowForm.js';
import { LaterAnswers } from './modules/workflow/people/LaterAnswers.js';
import { SourcePools } from './modules/dataSource/SourcePools.js';
import { HashAhead } from './modules/file/upload/hashAhead.js';
import { LinkSigner } from './modules/file/serve/linkSigner.js';
import { TextStore } from './modules/language/TextStore.js';
import { RequestNotes } from './modules/log/requestNotes.js';
import { MenuCatalogStore } from './rights/menuCatalog.js';
import { Sampler } from './modules/monitor/Sampler.js';
import { createLogSmsSender, type SmsSender } from './modules/oauth/smsSender.js';
import { OrganizeIndex } from './rights/organizeIndex.js';
import { SessionStore } from './rights/session/sessionStore.js';
import { Bus } from './events/bus.js';
import { PAYMENT_GATEWAYS } from './modules/parking/payments/gateways.js';
import { AccessTokens } from './modules/wechat/providers/AccessTokens.js';
import { SMS_CLOUDS } from './modules/messageTemplate/providers/smsClouds.js';
import { WECHAT_GATEWAYS } from './modules/wechat/providers/gateways.js';
import { amapProvider } from './modules/extend/map/amapProvider.js';
import { OwnAreas } from './modules/extend/map/OwnAreas.js';
import { ownProvider } from './modules/extend/map/ownProvider.js';
import { registerWeChatCalls } from './modules/wechat/calls/registerWeChatCalls.js';
import { registerPaymentNotices } from './modules/parking/payments/registerPaymentNotices.js';
import { SignedCodes } from './modules/parking/SignedCodes.js';
import { ChannelTokens } from './realtime/channelTokens.js';
import { SocketHub } from './realtime/socketHub.js';
import { routes } from './routes.js';

/** The whole HTTP composition. The caller listens, and closes it in the end. */
export async function createApp(options: CreateAppOptions): Promise<App> {
  const { env, pool } = options;
  const http = Fastify({
    logger: {
      level: env.LOG_LEVEL,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: { req: describeRequest },
    },
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    trustProxy: (_address, hop) => hop < env.TRUSTED_PROXIES,
    routerOptions: { maxParamLength: 300, caseSensitive: true },
    // a chunk of 5 MB over a bad line takes minutes; headers alone still have to come within a minute
    requestTimeout: 1_000_000,
    logController: new RequestLog(),
    forceCloseConnections: 'idle',
  });
  const db = createDatabase(pool);
  const bus = new Bus(options.databaseConfig, http.log);
  const spine = new EventSpine(bus, http.log, events);
  const sessions = new SessionStore(db, spine, http.log);
  const menus = new MenuCatalogStore(db, spine);
  const channels = new ChannelTokens(db);
  const files = await openStore(env);
  const requests = new RequestNotes(db, http.log);
  const openHosts = readOpenHosts(env.INTERFACE_HOSTS);
  const ownAreas = new OwnAreas(db);
  const dataSources = new SourcePools({ db, openHosts });
  const kept = {
    rights: new RightsStore(db, menus, spine),
    configs: new ConfigStore(db, spine),
    texts: new TextStore(db, spine, http.log),
    organizes: new OrganizeIndex(db, spine),
    interfaces: new InterfaceAsker({
      ...{ env, db, openHosts, sources: dataSources },
      ...{ databaseConfig: options.databaseConfig, log: http.log },
    }),
    counts: new CountCache(spine),
    dataSets: new DataSetCache(),
  };
  const deps: Deps = {
    env,
    clock: options.clock ?? systemClock(env.TIME_ZONE),
    db,
    log: http.log,
    bus,
    events: spine,
    jobs: new Map(jobs.map((handler) => [handler.job.name, handler])),
    sessions,
    menus,
    ...kept,
    dataSources,
    caches: new CacheRegistry(
      {
        sessions: sessions.listed,
        rights: kept.rights.listed,
        menus: menus.listed,
        config: kept.configs.listed,
        texts: kept.texts.listed,
        organizes: kept.organizes.listed,
        models: releasedModels,
        interfaces: kept.interfaces.answers.listed,
        counts: kept.counts.listed,
        dataSets: kept.dataSets.listed,
      },
      spine,
    ),
    sockets: new SocketHub({ bus, events: spine, sessions, channels, log: http.log }, frames),
    channels,
    requests,
    operations: new StoredOperationLog({ db, log: http.log, requests }),
    apiKeys: new StoredApiKeys({ db, rights: kept.rights }),
    explainRefusal: (error) => explainRefusal({ db, menus, log: http.log }, error),
    sms: options.sms ?? createLogSmsSender(env, http.log),
    channelSecrets: new SecretBox(db, 'message-channels'),
    webhookSecrets: new SecretBox(db, 'webhooks'),
    mailSecrets: new SecretBox(db, 'mail-accounts'),
    weChatSecrets: new SecretBox(db, 'wechat'),
    smsClouds: SMS_CLOUDS,
    weChatGateways: WECHAT_GATEWAYS,
    weChatTokens: new AccessTokens(),
    ownAreas,
    mapProvider: env.MAP_KEY
      ? amapProvider({ host: env.MAP_HOST, key: env.MAP_KEY, securityCode: env.MAP_SECURITY_CODE })
      : ownProvider(ownAreas),
    paymentSecrets: new SecretBox(db, 'payment-channels'),
    paymentGateways: PAYMENT_GATEWAYS,
    parkingCodes: new SignedCodes(db),
    openFlowForm,
    laterAnswers: new LaterAnswers(),
    files,
    hashes: new HashAhead(files),
    chunks: new TaskQueue(Math.ceil(env.DATABASE_POOL / 2)),
    merges: new TaskQueue(3),
    parsers: new ParserPool({ timeZone: env.TIME_ZONE }),
    links: new LinkSigner(db),
    challenges: new Signer(db, 'sign-in-challenges'),
  };
  for (const listen of listeners) listen(deps);
  http.setErrorHandler(handleError);
  await registerSecurity(http, env);
  registerHealth(http, {
    deps,
    isDatabaseUp: options.isDatabaseUp ?? (() => true),
    databaseConfig: options.databaseConfig,
  });
  registerMetrics(http, deps);
  new Sampler({ db, log: http.log, folder: env.DATA_DIR, countSockets: () => deps.sockets.size }).attach(http);
  registerDocs(http, listEndpoints(contract), options.version ?? '0.1.0');
  registerRoutes(http, deps, routes);
  await registerPaymentNotices(http, deps);
  await registerWeChatCalls(http, deps);
  registerManifest(http, deps);
  await registerAdminFiles(http, { folder: options.adminDir, hosts: configuredHosts(env) });
  deps.sockets.attach(http.server, deps);
  http.addHook('preClose', () => deps.sockets.stop());
  http.addHook('onClose', () => deps.requests.flush());
  http.addHook('onClose', () => bus.stop());
  http.addHook('onClose', () => deps.hashes.stop());
  http.addHook('onClose', () => deps.interfaces.stop());
  http.addHook('onClose', () => deps.dataSources.stop());
  http.addHook('onClose', () => deps.parsers.stop());
  await bus.start();
  return { http, deps };
}

export interface CreateAppOptions {
  env: Env;
  pool: Pool;
  /** For the connections beside the pool: that which listens, and that which asks whether the database lives. */
  databaseConfig: PoolConfig;
  /** Whether the embedded database lives. Default: there is none. */
  isDatabaseUp?: () => boolean;
  /** Folder of the built admin; it may be missing. */
  adminDir: string;
  /** Default: that of this machine, with the days of `TIME_ZONE`. */
  clock?: Clock;
  /** Sends sign-in codes. Default: written to the log in development, refused elsewhere. */
  sms?: SmsSender;
  version?: string;
}

export interface App {
  http: FastifyInstance;
  deps: Deps;
}

/** Of a request the log holds method, path and address: queries may carry personal data. */
function describeRequest(request: { method: string; url: string; ip?: string }) {
  return { method: request.method, path: request.url.split('?')[0], ip: request.ip };
}
