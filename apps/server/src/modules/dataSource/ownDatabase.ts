import { CompiledQuery, sql } from 'kysely';
import { type Database } from '../../db/database.js';
import { type SourcePool, type SourceRow, type Statement } from './kinds/SourceKind.js';

/** The platform's own database as a source, over the connections that the server has already. */
export function ownDatabase(db: Database): SourcePool {
  return {
    run: async ({ isReadOnly, seconds }, work) => {
      const trx = await db
        .startTransaction()
        .setAccessMode(isReadOnly ? 'read only' : 'read write')
        .execute();
      const plain = trx.withoutPlugins();
      const ask = async ({ text, values = [] }: Statement) =>
        (await plain.executeQuery<SourceRow>(CompiledQuery.raw(text, [...values]))).rows;
      try {
        await sql`set local statement_timeout = ${sql.lit(Math.ceil(seconds * 1_000))}`.execute(trx);
        let cursors = 0;
        const answer = await work({
          query: ask,
          async *read({ text, values = [] }, size) {
            cursors += 1;
            const name = `part_${cursors}`;
            await ask({ text: `declare ${name} no scroll cursor for ${text}`, values });
            for (let isLeft = true; isLeft;) {
              const rows = await ask({ text: `fetch forward ${size} from ${name}` });
              if (rows.length > 0) yield rows;
              isLeft = rows.length === size;
            }
            await ask({ text: `close ${name}` });
          },
        });
        await (isReadOnly ? trx.rollback() : trx.commit()).execute();
        return answer;
      } catch (error) {
        await trx.rollback().execute();
        throw error;
      }
    },
    // its connections are the server's
    end: () => Promise.resolve(),
  };
}
