import { type NameTaken, type TakenChoice } from './NameTakenDialog.js';

/**
 * Questions what becomes of uploads whose names are taken, one at a time, without a view. `read` says whether a name is taken, and
 * which one like it is free.
 */
export function createNameQuestions(read: (parentId: string, name: string) => Promise<NameState>): NameQuestions {
  const listeners = new Set<() => void>();
  let last: Promise<unknown> = Promise.resolve();
  let forAll: Exclude<TakenChoice['kind'], 'plain'> | undefined;
  let open: { asked: NameTaken; answered: (choice: TakenChoice) => void } | undefined;
  const show = (next: typeof open) => {
    open = next;
    for (const listener of listeners) listener();
  };
  return {
    getAsked: () => open?.asked,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask(parentId, name) {
      const answer = last.then(async (): Promise<TakenChoice> => {
        const { taken, proposal } = await read(parentId, name);
        if (!taken) return { kind: 'plain' };
        if (forAll) return choiceFor(forAll, taken);
        return new Promise((answered) => show({ asked: { name, proposal, taken }, answered }));
      });
      last = answer.catch(() => undefined);
      return answer;
    },
    answer(choice, isForAll) {
      if (isForAll && choice.kind !== 'plain') forAll = choice.kind;
      const answered = open?.answered;
      show(undefined);
      answered?.(choice);
    },
    begin() {
      forAll = undefined;
    },
  };
}

/** What an answer for all means for one: a folder has no versions, both are kept. */
function choiceFor(kind: Exclude<TakenChoice['kind'], 'plain'>, taken: NameTaken['taken']): TakenChoice {
  if (kind !== 'version') return { kind };
  return taken.kind === 'file' ? { kind, id: taken.id } : { kind: 'both' };
}

interface NameState {
  /** A free name like it. */
  proposal: string;
  taken: NameTaken['taken'] | null;
}

export interface NameQuestions {
  /** The question that waits for its answer. */
  getAsked(): NameTaken | undefined;
  subscribe(listener: () => void): () => void;
  /** What becomes of a file of that name; at once where it is free. Rejects as `read` does. */
  ask(parentId: string, name: string): Promise<TakenChoice>;
  /** Answers the question, and where `isForAll` those that follow until `begin`. */
  answer(choice: TakenChoice, isForAll: boolean): void;
  /** What was answered for all counts no longer. */
  begin(): void;
}
