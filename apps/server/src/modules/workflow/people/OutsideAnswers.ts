/** Somebody has to be found by another system, which must not be asked while rows are locked. */
export class AskOutside extends Error {
  override name = 'AskOutside';

  constructor(readonly question: OutsideQuestion) {
    super(`interface ${question.interfaceId} has to be asked first`);
  }
}

export interface OutsideQuestion {
  interfaceId: string;
  params: Record<string, string>;
}

/** What other systems have answered in the course of a command. */
export class OutsideAnswers {
  private readonly answers = new Map<string, unknown>();

  /** Throws an `AskOutside` where nobody has asked yet. */
  read(question: OutsideQuestion): unknown {
    const key = JSON.stringify(question);
    if (!this.answers.has(key)) throw new AskOutside(question);
    return this.answers.get(key);
  }

  write(question: OutsideQuestion, answer: unknown): void {
    this.answers.set(JSON.stringify(question), answer);
  }
}

/** Questions that one command may ask other systems: each begins it anew. */
const MOST_QUESTIONS = 20;

/**
 * Does work in transactions that may need to ask another system: it is rolled back, the system is asked, and it begins anew
 * with the answer.
 */
export async function withOutsideAnswers<Result>(
  ask: (question: OutsideQuestion) => Promise<unknown>,
  work: (outside: OutsideAnswers) => Promise<Result>,
): Promise<Result> {
  const outside = new OutsideAnswers();
  for (let asked = 0; ; asked += 1) {
    try {
      return await work(outside);
    } catch (error) {
      if (!(error instanceof AskOutside) || asked >= MOST_QUESTIONS) throw error;
      outside.write(error.question, await ask(error.question));
    }
  }
}
