import { type FlowMark } from './FlowBoxView.js';
import { type FlowLine, joinOf } from './layoutFlow.js';

/**
 * The lines that a flow has gone along, by the marks of its nodes. Forks, conditions and joins need no mark: they were passed
 * when something below them was. An empty branch is only known to have been taken by a mark of its own.
 */
export function passedLines(
  lines: readonly FlowLine[],
  marks: Readonly<Record<string, FlowMark>>,
): ReadonlySet<FlowLine> {
  const isJoin = (id: string) => id.endsWith(joinOf(''));
  const reached = new Set(Object.keys(marks).filter((id) => marks[id] === 'done' || marks[id] === 'open'));
  // lines go down in the order of the document: backwards, what is below is known first
  for (const { from, to } of lines.toReversed())
    if (reached.has(to) && !isJoin(to) && !(from in marks)) reached.add(from);
  const isLeft = (id: string) => reached.has(id) && marks[id] !== 'open';
  return new Set(lines.filter(({ from, to }) => isLeft(from) && (reached.has(to) || isJoin(to))));
}
