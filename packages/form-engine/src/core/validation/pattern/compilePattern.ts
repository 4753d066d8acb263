import { type PatternNode, PatternError } from './parsePattern.js';

/** One step of a compiled pattern. */
export type Instruction =
  | { op: 'char'; test: RegExp }
  | { op: 'match' }
  | { op: 'start' | 'end' | 'boundary' | 'notBoundary' }
  | { op: 'jump'; to: number }
  | { op: 'split'; to: readonly number[] }
  | { op: 'ahead'; program: readonly Instruction[]; negative: boolean };

const MAX_INSTRUCTIONS = 5000;

/** Turns a pattern into steps; counted repeats are written out. Throws PatternError when there are too many. */
export function compilePattern(node: PatternNode): Instruction[] {
  const program: Instruction[] = [];
  emit(node, program);
  push(program, { op: 'match' });
  return program;
}

function push(program: Instruction[], instruction: Instruction): number {
  if (program.length >= MAX_INSTRUCTIONS) throw new PatternError('repeats too much');
  return program.push(instruction) - 1;
}

function emit(node: PatternNode, program: Instruction[]): void {
  switch (node.type) {
    case 'char':
      push(program, { op: 'char', test: node.test });
      return;
    case 'sequence':
      node.items.forEach((item) => emit(item, program));
      return;
    case 'either':
      emitEither(node.options, program);
      return;
    case 'repeat':
      emitRepeat(node, program);
      return;
    case 'ahead':
      push(program, { op: 'ahead', program: compilePattern(node.item), negative: node.negative });
      return;
    default:
      push(program, { op: node.type });
  }
}

function emitEither(options: readonly PatternNode[], program: Instruction[]): void {
  const split = push(program, { op: 'split', to: [] });
  const starts: number[] = [];
  const exits: number[] = [];
  for (const option of options) {
    starts.push(program.length);
    emit(option, program);
    exits.push(push(program, { op: 'jump', to: -1 }));
  }
  program[split] = { op: 'split', to: starts };
  for (const exit of exits) program[exit] = { op: 'jump', to: program.length };
}

function emitRepeat(node: { item: PatternNode; min: number; max: number }, program: Instruction[]): void {
  for (let count = 0; count < node.min; count += 1) emit(node.item, program);
  if (node.max === Infinity) {
    const split = push(program, { op: 'split', to: [] });
    emit(node.item, program);
    push(program, { op: 'jump', to: split });
    program[split] = { op: 'split', to: [split + 1, program.length] };
    return;
  }
  const splits: number[] = [];
  for (let count = node.min; count < node.max; count += 1) {
    splits.push(push(program, { op: 'split', to: [] }));
    emit(node.item, program);
  }
  for (const split of splits) program[split] = { op: 'split', to: [split + 1, program.length] };
}
