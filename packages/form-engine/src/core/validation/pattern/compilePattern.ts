import { type PatternNode, PatternError } from './parsePattern.js';

/** One step of a compiled pattern. */
export type Instruction =
  | { op: 'char'; test: RegExp }
  | { op: 'match' }
  | { op: 'start' | 'end' | 'boundary' | 'notBoundary' }
  | { op: 'jump'; to: number }
  | { op: 'split'; to: readonly number[] }
  | { op: 'ahead'; program: Program; negative: boolean };

/** A compiled pattern. */
export interface Program {
  steps: readonly Instruction[];
  /** For each step those that lead to it without reading a character. */
  before: readonly (readonly number[])[];
}

/** Steps of a pattern and all its lookaheads. */
const MAX_INSTRUCTIONS = 5000;

/** Turns a pattern into steps; counted repeats are written out. Throws PatternError when there are too many. */
export function compilePattern(node: PatternNode): Program {
  return new Compiler().compile(node);
}

class Compiler {
  private count = 0;
  /** A lookahead that is repeated is compiled once. */
  private readonly aheads = new Map<PatternNode, Program>();

  compile(node: PatternNode): Program {
    const steps: Instruction[] = [];
    this.emit(node, steps);
    this.push(steps, { op: 'match' });
    return { steps, before: invert(steps) };
  }

  private push(steps: Instruction[], instruction: Instruction): number {
    this.count += 1;
    if (this.count > MAX_INSTRUCTIONS) throw new PatternError('repeats too much');
    return steps.push(instruction) - 1;
  }

  private emit(node: PatternNode, steps: Instruction[]): void {
    switch (node.type) {
      case 'char':
        this.push(steps, { op: 'char', test: node.test });
        return;
      case 'sequence':
        node.items.forEach((item) => this.emit(item, steps));
        return;
      case 'either':
        this.emitEither(node.options, steps);
        return;
      case 'repeat':
        this.emitRepeat(node, steps);
        return;
      case 'ahead':
        this.push(steps, { op: 'ahead', program: this.ahead(node.item), negative: node.negative });
        return;
      default:
        this.push(steps, { op: node.type });
    }
  }

  private ahead(node: PatternNode): Program {
    const program = this.aheads.get(node) ?? this.compile(node);
    this.aheads.set(node, program);
    return program;
  }

  private emitEither(options: readonly PatternNode[], steps: Instruction[]): void {
    const split = this.push(steps, { op: 'split', to: [] });
    const starts: number[] = [];
    const exits: number[] = [];
    for (const option of options) {
      starts.push(steps.length);
      this.emit(option, steps);
      exits.push(this.push(steps, { op: 'jump', to: -1 }));
    }
    steps[split] = { op: 'split', to: starts };
    for (const exit of exits) steps[exit] = { op: 'jump', to: steps.length };
  }

  private emitRepeat(node: { item: PatternNode; min: number; max: number }, steps: Instruction[]): void {
    for (let count = 0; count < node.min; count += 1) this.emit(node.item, steps);
    if (node.max === Infinity) {
      const split = this.push(steps, { op: 'split', to: [] });
      this.emit(node.item, steps);
      this.push(steps, { op: 'jump', to: split });
      steps[split] = { op: 'split', to: [split + 1, steps.length] };
      return;
    }
    const splits: number[] = [];
    for (let count = node.min; count < node.max; count += 1) {
      splits.push(this.push(steps, { op: 'split', to: [] }));
      this.emit(node.item, steps);
    }
    for (const split of splits) steps[split] = { op: 'split', to: [split + 1, steps.length] };
  }
}

function invert(steps: readonly Instruction[]): number[][] {
  const before: number[][] = steps.map(() => []);
  steps.forEach((step, index) => {
    if (step.op === 'jump') before[step.to]?.push(index);
    else if (step.op === 'split') for (const to of step.to) before[to]?.push(index);
    else if (step.op !== 'char' && step.op !== 'match') before[index + 1]?.push(index);
  });
  return before;
}
