import { type ReactNode } from 'react';

/**
 * Asks a yes-or-no question in a dialog and resolves with the answer; false when it is closed. Needs one
 * `<ConfirmHost/>` (part of `UiProvider`). Several questions are asked one after the other.
 */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  return new Promise((resolve) => {
    questions = [...questions, { ...options, id: (lastId += 1), resolve }];
    publish();
  });
}

/** Asks before something is deleted for ever: the fixed sentence of the product, with 删除 in solid red. */
export function confirmDelete(options: Partial<ConfirmOptions> = {}): Promise<boolean> {
  return confirm({ kind: 'delete', tone: 'danger', ...options });
}

/** @private */
export function subscribeConfirm(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @private */
export function currentQuestion(): ConfirmQuestion | null {
  return questions[0] ?? null;
}

/** @private */
export function answerQuestion(question: ConfirmQuestion, answer: boolean): void {
  questions = questions.filter((entry) => entry.id !== question.id);
  publish();
  question.resolve(answer);
}

export interface ConfirmOptions {
  /** Default 提示. */
  title?: ReactNode;
  description?: ReactNode;
  /** `danger` draws the confirming button in solid red. Default `primary`. */
  tone?: 'primary' | 'danger';
  /** Default 确定, for `delete` 删除. */
  confirmText?: string;
  /** Default 取消. */
  cancelText?: string;
  /** `delete` fills in the product's sentence for deletions. */
  kind?: 'question' | 'delete';
}

export interface ConfirmQuestion extends ConfirmOptions {
  id: number;
  resolve: (answer: boolean) => void;
}

let lastId = 0;
let questions: readonly ConfirmQuestion[] = [];
const listeners = new Set<() => void>();

function publish(): void {
  for (const listener of listeners) listener();
}
