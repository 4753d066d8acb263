import type { ParserCall, ParserReady, ParserReply } from './ParserPool.js';
import { parserTasks } from './parserTasks.js';
import { reasonOf } from './Unreadable.js';

/** One process of the pool: does what it is asked, one thing after the other, until nobody is there to ask. */
process.on('message', ({ task, input }: ParserCall) => {
  const work = parserTasks[task] as (input: unknown) => unknown;
  new Promise((resolve) => resolve(work(input))).then(
    (result) => reply({ result }),
    (error: unknown) => reply({ reason: reasonOf(error), detail: String(error) }),
  );
});

// a terminal sends these to the whole group: the server decides when its readers end
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
reply({ isReady: true });

function reply(message: ParserReply | ParserReady) {
  process.send?.(message);
}
