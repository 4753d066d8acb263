import { type FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { type Database } from '../../db/database.js';
import { SecretBox } from '../../db/SecretBox.js';
import { type Env } from '../../env.js';
import { ParserPool } from '../../files/parse/ParserPool.js';
import { AnswerCache } from './AnswerCache.js';
import { type InterfaceBody, type ParameterValues } from './dataInterface.tables.js';
import { type SourcePools } from '../dataSource/SourcePools.js';
import { askOtherSource, isElsewhere } from './sources/askOtherSource.js';
import { askScript } from './sources/askScript.js';
import { askSql, sqlColumns } from './sources/askSql.js';
import { fetchJson } from './sources/fetchJson.js';
import { httpCall } from './sources/httpCall.js';
import { type OpenHosts } from './sources/innerAddresses.js';
import { ReaderPool } from './sources/ReaderPool.js';
import { columnsOf, partOf, transformAnswer } from './transformAnswer.js';

/** Asks the sources of data interfaces: what all calls of one server share, that is connections, processes, kept answers. */
export class InterfaceAsker {
  readonly credentials: SecretBox;
  private readonly readers: ReaderPool;
  private readonly scripts: ParserPool;
  private readonly sources: SourcePools;
  /** What of the inner network the server may call. */
  readonly openHosts: OpenHosts;
  readonly answers = new AnswerCache();

  constructor(options: AskerOptions) {
    this.credentials = new SecretBox(options.db, 'interface-credentials');
    this.readers = new ReaderPool(options);
    const { TIME_ZONE: timeZone } = options.env;
    // twice the processor time that a script may have: a busy machine gives it less
    this.scripts = new ParserPool({ atOnce: 2, megabytes: 128, milliseconds: 10_000, timeZone });
    this.openHosts = options.openHosts;
    this.sources = options.sources;
  }

  /** The data of an interface for these values. Throws an `InterfaceFailure` where its source does not give them. */
  ask(definition: AskedInterface, values: ParameterValues): Promise<{ data: unknown; isCached: boolean }> {
    const key = JSON.stringify([definition.id, definition.version, values]);
    return this.answers.get({ interfaceId: definition.id, key, seconds: definition.cacheSeconds }, async () =>
      transformAnswer(definition, await this.askSource(definition, values)),
    );
  }

  /** Names of the columns of an interface that declares none, as far as its source need not be asked for them. Throws as `ask`. */
  async columns(definition: AskedInterface): Promise<string[]> {
    const { kind, dataPath, staticData } = definition;
    if (kind === 'static') return columnsOf(partOf(JSON.parse(staticData), dataPath));
    if (isElsewhere(definition)) return [];
    return kind === 'sql' && dataPath === '' ? sqlColumns(this.readers, definition) : [];
  }

  async stop(): Promise<void> {
    await Promise.all([this.readers.stop(), this.scripts.stop()]);
  }

  private async askSource(definition: AskedInterface, values: ParameterValues): Promise<unknown> {
    switch (definition.kind) {
      case 'sql':
        return isElsewhere(definition)
          ? askOtherSource(this.sources, definition, values)
          : askSql(this.readers, definition, values);
      case 'http':
        return fetchJson(httpCall(definition, values, await this.secretOf(definition)), this.openHosts);
      case 'static':
        return JSON.parse(definition.staticData) as unknown;
      case 'script':
        return askScript(this.scripts, definition, values);
    }
  }

  private async secretOf({ id, secret, encryptedSecret }: AskedInterface): Promise<string> {
    if (secret || !encryptedSecret) return secret;
    return this.credentials.open(encryptedSecret, id);
  }
}

/** An interface as it is stored, or a draft of it. */
export interface AskedInterface extends InterfaceBody {
  id: string;
  /** Grows with each change; kept answers of earlier versions are no longer found. */
  version: number;
  encryptedSecret: string;
}

export interface AskerOptions {
  env: Pick<Env, 'QUERY_DATABASE_URL' | 'TIME_ZONE'>;
  /** What of the inner network the server may call. */
  openHosts: OpenHosts;
  /** Other databases that statements may ask. */
  sources: SourcePools;
  db: Database;
  databaseConfig: pg.PoolConfig;
  log: Pick<FastifyBaseLogger, 'warn'>;
}
