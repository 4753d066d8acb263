import { type CompiledQuery, type Kysely } from 'kysely';

/**
 * Statements of lists that are asked for again and again with other values: building and compiling one costs more than
 * sending it. What decides about the text stands in `shape`; what does not is a value.
 */
export class StatementCache {
  private readonly compiled = new Map<string, CompiledQuery>();

  async run<Row, Values extends object>(
    db: Pick<Kysely<unknown>, 'executeQuery'>,
    { shape, values, build }: Statement<Row, Values>,
  ): Promise<Row[]> {
    let compiled = this.compiled.get(shape);
    if (!compiled) {
      if (this.compiled.size >= CAPACITY) this.compiled.clear();
      compiled = build(slotsOf(values)).compile();
      this.compiled.set(shape, compiled);
    }
    const parameters = compiled.parameters.map((value) =>
      value instanceof Slot ? (values as Record<string, unknown>)[value.name] : value,
    );
    return (await db.executeQuery<Row>({ ...compiled, parameters } as CompiledQuery<Row>)).rows;
  }
}

/** Shapes that are kept at most. */
const CAPACITY = 300;

export interface Statement<Row, Values extends object> {
  /** Everything that decides about the statement's text. */
  shape: string;
  values: Values;
  /** Builds the statement; the values are placeholders of the same types, to be put in as they are. */
  build(values: Values): { compile(): CompiledQuery<Row> };
}

/** Stands in a statement for a value of that name. */
class Slot {
  constructor(readonly name: string) {}
}

function slotsOf<Values extends object>(values: Values): Values {
  return Object.fromEntries(Object.keys(values).map((name) => [name, new Slot(name)])) as Values;
}
