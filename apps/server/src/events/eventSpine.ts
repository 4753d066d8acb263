import { type FastifyBaseLogger } from 'fastify';
import * as z from 'zod';
import { afterCommit } from '../db/afterCommit.js';
import { type DatabaseTransaction } from '../db/database.js';
import { type JobDefinition } from '../jobs/defineJob.js';
import { enqueue } from '../jobs/enqueue.js';
import { type Bus } from './bus.js';
import { type EventDefinition } from './defineEvent.js';

/**
 * What happened, told in the transaction that did it. A module tells others something only by an event: `within` does
 * what has to be true together with it, `enqueueOn` what may come later but must neither be lost nor be done twice, `on`
 * refreshes what an instance keeps in memory.
 */
export class EventSpine implements EventSource {
  private readonly definitions: Map<string, EventDefinition>;
  private readonly handlers = new Map<string, ((payload: unknown) => void)[]>();
  private readonly reactions = new Map<string, Reaction<unknown>[]>();

  /** Throws when two events have one name. */
  constructor(
    private readonly bus: Bus,
    private readonly log: FastifyBaseLogger,
    events: readonly EventDefinition[],
  ) {
    this.definitions = new Map(events.map((event) => [event.name, event]));
    if (this.definitions.size < events.length) throw new Error('Two events have one name');
    bus.handle('event', (message, isOwn) => {
      if (!isOwn) this.receive(message);
    });
  }

  /**
   * Tells what happened, with the transaction: here right after its commit, on other instances within milliseconds where
   * the event reaches them, nowhere after a rollback. What follows from it inside the transaction has been done then. Throws
   * for a payload that does not fit its schema, and what a `within` handler throws.
   */
  async emit<Schema extends z.ZodType>(
    transaction: DatabaseTransaction,
    event: EventDefinition<Schema>,
    payload: z.input<Schema>,
  ): Promise<void> {
    if (this.definitions.get(event.name) !== event) throw new Error(`The event ${event.name} is in no module's list`);
    const checked = event.schema.parse(payload);
    // what follows from it arrives after it: who fetches because of a frame finds no instance that has not heard
    if (event.reach === 'instances') {
      await this.bus.send(transaction, 'event', { name: event.name, payload: checked });
      await afterCommit(transaction, () => this.dispatch(event.name, checked));
    }
    for (const react of this.reactions.get(event.name) ?? []) await react(transaction, checked);
  }

  /** Runs on every instance after the commit; for what is kept in memory. What it throws is logged. */
  on<Schema extends z.ZodType>(event: HeardEvent<Schema>, handler: (payload: z.output<Schema>) => void): void {
    const handlers = this.handlers.get(event.name) ?? [];
    handlers.push(handler as (payload: unknown) => void);
    this.handlers.set(event.name, handlers);
  }

  /**
   * Runs inside the emitting transaction, before `emit` resolves, in the order of registration: what it writes is committed
   * or rolled back with what happened, and what it throws refuses that. It holds the transaction's locks, so it is for a few
   * statements; whatever takes time or leaves the database is a job.
   */
  within<Schema extends z.ZodType>(event: EventDefinition<Schema>, handler: Reaction<z.output<Schema>>): void {
    const reactions = this.reactions.get(event.name) ?? [];
    reactions.push(handler as Reaction<unknown>);
    this.reactions.set(event.name, reactions);
  }

  /** Adds a job in the emitting transaction, so that it is done once over all instances. No payload, no job. */
  enqueueOn<Schema extends z.ZodType, JobSchema extends z.ZodType>(
    event: EventDefinition<Schema>,
    job: JobDefinition<JobSchema>,
    toPayload: (payload: z.output<Schema>) => z.input<JobSchema> | undefined,
  ): void {
    this.within(event, async (transaction, payload) => {
      const jobPayload = toPayload(payload);
      if (jobPayload !== undefined) await enqueue(transaction, job, jobPayload);
    });
  }

  /** Runs when events may have been missed: forget what is kept. */
  onResync(handler: () => void): void {
    this.bus.onResync(handler);
  }

  private receive(message: unknown) {
    const { name, payload } = MessageSchema.parse(message);
    const definition = this.definitions.get(name);
    // an instance of another version may know more events
    if (!definition) return this.log.debug({ name }, 'an event is not known here');
    // and an older one may still send what nobody hears
    if (definition.reach === 'transaction') return;
    this.dispatch(name, definition.schema.parse(payload));
  }

  private dispatch(name: string, payload: unknown) {
    for (const handler of this.handlers.get(name) ?? []) {
      try {
        handler(payload);
      } catch (error) {
        this.log.error({ err: error, event: name }, 'a handler of an event failed');
      }
    }
  }
}

/** What those need who only listen. */
export interface EventSource {
  on<Schema extends z.ZodType>(event: HeardEvent<Schema>, handler: (payload: z.output<Schema>) => void): void;
  onResync(handler: () => void): void;
}

type HeardEvent<Schema extends z.ZodType> = EventDefinition<Schema, string, 'instances'>;

type Reaction<Payload> = (transaction: DatabaseTransaction, payload: Payload) => Promise<void> | void;

const MessageSchema = z.object({ name: z.string(), payload: z.unknown() });
