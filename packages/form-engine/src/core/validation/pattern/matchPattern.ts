import { compilePattern, type Instruction } from './compilePattern.js';
import { parsePattern, PatternError } from './parsePattern.js';

/** Longest text that a pattern is tried on; longer ones do not match. */
const MAX_INPUT = 5000;

/**
 * Whether a regular expression of a form is found in a text. All ways are followed at once, character by character, so
 * no pattern can take exponential time on the server. Throws PatternError on patterns that cannot be read.
 */
export function matchPattern(pattern: string, text: string): boolean {
  if (text.length > MAX_INPUT) return false;
  return search(compiled(pattern), [...text], 0, false);
}

const cache = new Map<string, readonly Instruction[]>();
const MAX_CACHED = 500;

function compiled(pattern: string): readonly Instruction[] {
  const known = cache.get(pattern);
  if (known) return known;
  const program = compilePattern(parsePattern(pattern));
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(pattern, program);
  return program;
}

/** Why a pattern cannot be used, or undefined when it can. */
export function patternProblem(pattern: string): string | undefined {
  try {
    compiled(pattern);
    return undefined;
  } catch (error) {
    if (error instanceof PatternError) return error.message;
    throw error;
  }
}

/** Follows the program over the characters; an anchored search starts only at `from`. */
function search(program: readonly Instruction[], text: readonly string[], from: number, anchored: boolean): boolean {
  let current = new Set<number>();
  for (let at = from; at <= text.length; at += 1) {
    if (!anchored || at === from) follow(program, 0, text, at, current);
    const next = new Set<number>();
    for (const index of current) {
      const step = program[index];
      if (step?.op === 'match') return true;
      if (step?.op === 'char' && at < text.length && step.test.test(text[at] ?? ''))
        follow(program, index + 1, text, at + 1, next);
    }
    current = next;
    if (anchored && current.size === 0) return false;
  }
  return false;
}

/** Adds a step and all that can be reached from it without reading a character. */
function follow(
  program: readonly Instruction[],
  start: number,
  text: readonly string[],
  at: number,
  reached: Set<number>,
): void {
  const open = [start];
  while (open.length > 0) {
    const index = open.pop() ?? 0;
    if (reached.has(index)) continue;
    reached.add(index);
    const step = program[index];
    if (!step) continue;
    if (step.op === 'jump') open.push(step.to);
    else if (step.op === 'split') open.push(...step.to);
    else if (step.op !== 'char' && step.op !== 'match' && holds(step, text, at)) open.push(index + 1);
  }
}

function holds(
  step: Exclude<Instruction, { op: 'char' | 'match' | 'jump' | 'split' }>,
  text: readonly string[],
  at: number,
): boolean {
  switch (step.op) {
    case 'start':
      return at === 0;
    case 'end':
      return at === text.length;
    case 'boundary':
      return isBoundary(text, at);
    case 'notBoundary':
      return !isBoundary(text, at);
    case 'ahead':
      return search(step.program, text, at, true) !== step.negative;
  }
}

function isBoundary(text: readonly string[], at: number): boolean {
  const isWord = (character: string | undefined) => character !== undefined && /^\w$/.test(character);
  return isWord(text[at - 1]) !== isWord(text[at]);
}
