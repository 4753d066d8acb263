/** What an expression field asks about the language it is written in; the editor itself knows none. */
export interface ExpressionLanguage {
  /** What is wrong with a text, with places in it; empty when it can be used. */
  problems(text: string): readonly ExpressionProblem[];
  /** Pieces of the text for colouring, in order and without gaps being needed. */
  tokens?(text: string): readonly ExpressionToken[];
  /** What can be written at a place. */
  completions(text: string, caret: number): readonly ExpressionCompletion[];
}

export interface ExpressionProblem {
  /** Characters from the start of the text. */
  from: number;
  to: number;
  message: string;
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

/** The text with a completion taken, and where the caret stands then. */
export function complete(
  text: string,
  caret: number,
  { insert, from, caret: inside = insert.length }: ExpressionCompletion,
): { text: string; caret: number } {
  return { text: text.slice(0, from) + insert + text.slice(caret), caret: from + inside };
}

/** The text cut where colours or errors change. */
export function coloured(
  text: string,
  tokens: readonly ExpressionToken[],
  problems: readonly ExpressionProblem[],
): readonly ColouredPiece[] {
  const cuts = new Set([0, text.length]);
  for (const { from, to } of [...tokens, ...problems]) cuts.add(from).add(to);
  const places = [...cuts].filter((place) => place >= 0 && place <= text.length).sort((a, b) => a - b);
  return places.slice(0, -1).map((from, index) => {
    const to = places[index + 1] ?? text.length;
    const covers = (range: { from: number; to: number }) => range.from <= from && to <= range.to;
    return { text: text.slice(from, to), kind: tokens.find(covers)?.kind, isWrong: problems.some(covers) };
  });
}

export interface ColouredPiece {
  text: string;
  kind: ExpressionToken['kind'] | undefined;
  isWrong: boolean;
}
