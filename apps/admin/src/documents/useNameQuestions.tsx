import { useRef, useState } from 'react';
import { api } from '../app/api.js';
import { NameTakenDialog, type NameTaken, type TakenChoice } from './NameTakenDialog.js';

/**
 * Asks what becomes of uploads whose names are taken, one question at a time; `ask` answers at once where a name is free. With
 * `offersAll` an answer can be given for all that follow, until `begin`.
 */
export function useNameQuestions({ offersAll = false }: { offersAll?: boolean } = {}) {
  const [asked, setAsked] = useState<AskedName>();
  const [questions] = useState(() => ({ last: Promise.resolve() as Promise<unknown>, forAll: undefined as Kind }));
  const ask = (parentId: string, name: string): Promise<TakenChoice> => {
    const answer = questions.last.then(async (): Promise<TakenChoice> => {
      const { taken, proposal } = await api.extend.document.names({ query: { parentId, name } }, { silent: true });
      if (!taken) return { kind: 'plain' };
      if (questions.forAll) return choiceFor(questions.forAll, taken);
      return new Promise((answered) => setAsked({ name, proposal, taken, answered }));
    });
    questions.last = answer.catch(() => undefined);
    return answer;
  };
  const handleChoose = (choice: TakenChoice, forAll: boolean) => {
    if (forAll && choice.kind !== 'plain') questions.forAll = choice.kind;
    asked?.answered(choice);
    setAsked(undefined);
  };
  return {
    ask,
    /** What was answered for all counts no longer. */
    begin: () => {
      questions.forAll = undefined;
    },
    dialog: asked && <NameTakenDialog key={asked.name} {...asked} offersAll={offersAll} onChoose={handleChoose} />,
  };
}

/** What an answer for all means for one: a folder has no versions, both are kept. */
function choiceFor(kind: Exclude<Kind, undefined>, taken: NameTaken['taken']): TakenChoice {
  if (kind !== 'version') return { kind };
  return taken.kind === 'file' ? { kind, id: taken.id } : { kind: 'both' };
}

type Kind = Exclude<TakenChoice['kind'], 'plain'> | undefined;

interface AskedName extends NameTaken {
  answered: (choice: TakenChoice) => void;
}
