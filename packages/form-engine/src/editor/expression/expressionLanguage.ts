import { type TextMatcher } from '@smart-admin/ui/text-search';
import { type ComponentType, type ReactNode } from 'react';

/** What an expression field asks about the language it is written in; the editor itself knows none. All places are in the stored text. */
export interface ExpressionLanguage {
  /** What the expression is for, as the head of its dialog: `合计 · 公式`. */
  title?: string;
  /** What it must give, in a word. */
  wants?: string;
  /** What is wrong with a text, with places in it; empty when it can be used. */
  problems(text: string): readonly ExpressionProblem[];
  /** Pieces of the text for colouring, in order and without gaps being needed. */
  tokens?(text: string): readonly ExpressionToken[];
  /** The word that is begun before a place: what completions are looked for by. */
  begunAt(text: string, caret: number): { from: number; query: string };
  /** What can be written at a place; `matches` is null while nothing is begun. */
  completions(text: string, caret: number, matches: TextMatcher | null): readonly ExpressionCompletion[];
  /** How people read the names in it. Absent = as they are stored. */
  naming?: ExpressionNaming;
  /** What stands beside the text in the dialog: at the left what it can look at, at the right what it can do. */
  symbols?(): { left: readonly ExpressionSymbolGroup[]; right: readonly ExpressionSymbolGroup[] };
  /** Signs that a press writes. */
  operators?: readonly { label: string; insert: string }[];
  /** Computes the text with values to try it on. */
  Trial?: ComponentType<{ text: string }>;
}

export interface ExpressionProblem {
  /** Characters from the start of the text. */
  from: number;
  to: number;
  message: string;
  /** A warning depends on the values. Default error. */
  severity?: 'error' | 'warning';
  /** Changes that would mend it. */
  fixes?: readonly { from: number; to: number; insert: string }[];
}

export interface ExpressionToken {
  from: number;
  to: number;
  kind: 'field' | 'function' | 'number' | 'text' | 'operator';
}

export interface ExpressionCompletion {
  /** What people read. */
  label: string;
  /** What replaces the characters from `from` to the caret. */
  insert: string;
  from: number;
  /** Where the caret goes, counted from the start of `insert`. Default: its end. */
  caret?: number;
  detail?: string;
  kind: 'field' | 'function';
}

/** Texts with names as they are stored and as people read them. */
export interface ExpressionNaming {
  toShown(text: string): NamedText;
  toStored(text: string): NamedText;
}

/** A text with other names, and where the places of the former one are in it. */
export interface NamedText {
  text: string;
  placeOf(place: number): number;
}

export interface ExpressionSymbolGroup {
  id: string;
  label: string;
  symbols: readonly ExpressionSymbol[];
}

/** A field or a function that can be written by a press. */
export interface ExpressionSymbol {
  id: string;
  label: string;
  detail: string;
  insert: string;
  /** Where the caret goes, counted from the start of `insert`. Default: its end. */
  caret?: number;
  icon?: ReactNode;
  /** What does not fit the type that is wanted is quieter. */
  isQuiet?: boolean;
  help?: ExpressionHelp;
}

export interface ExpressionHelp {
  /** How it is written: `ROUND(数字, 数字)`. */
  usage: string;
  text: string;
  gives: string;
  example: string;
  /** Result of the example, where it needs no field. */
  result?: string;
}

/** The text with a completion taken, and where the caret stands then. */
export function complete(
  text: string,
  caret: number,
  { insert, from, caret: inside = insert.length }: Pick<ExpressionCompletion, 'insert' | 'from' | 'caret'>,
): { text: string; caret: number } {
  return { text: text.slice(0, from) + insert + text.slice(caret), caret: from + inside };
}

/** The text cut where colours or errors change, and at `places`. */
export function coloured(
  text: string,
  tokens: readonly ExpressionToken[],
  problems: readonly ExpressionProblem[],
  places: readonly number[] = [],
): readonly ColouredPiece[] {
  const cuts = new Set([0, text.length, ...places]);
  for (const { from, to } of [...tokens, ...problems]) cuts.add(from).add(to);
  const sorted = [...cuts].filter((place) => place >= 0 && place <= text.length).sort((a, b) => a - b);
  return sorted.slice(0, -1).map((from, index) => {
    const to = sorted[index + 1] ?? text.length;
    const covers = (range: { from: number; to: number }) => range.from <= from && to <= range.to;
    const wrong = problems.filter(covers);
    const severity = wrong.some((problem) => problem.severity !== 'warning') ? 'error' : 'warning';
    return {
      from,
      text: text.slice(from, to),
      kind: tokens.find(covers)?.kind,
      wrong: wrong.length > 0 ? severity : undefined,
    };
  });
}

export interface ColouredPiece {
  /** Its place in the text. */
  from: number;
  text: string;
  kind: ExpressionToken['kind'] | undefined;
  wrong: 'error' | 'warning' | undefined;
}
