import { type Choice, ConflictDialog } from '@smart-admin/form-engine/resource';
import { useState } from 'react';
import { type ConflictQuestion } from './useFlowActs.js';

/** Asks what is to be kept where others changed the same of the form of a flow. */
export function FlowConflict({ question: { onAnswer, ...question } }: { question: ConflictQuestion }) {
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  return (
    <ConflictDialog
      {...question}
      choices={choices}
      onChoose={(chosen) => setChoices((known) => ({ ...known, ...chosen }))}
      onResolve={onAnswer}
      onBack={() => onAnswer('back')}
      onDiscard={() => onAnswer('discard')}
    />
  );
}
