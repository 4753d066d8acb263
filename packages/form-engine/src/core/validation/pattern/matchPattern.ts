import { compilePattern, type Instruction, type Program } from './compilePattern.js';
import { parsePattern, PatternError } from './parsePattern.js';

/** Longest text that a pattern is tried on; longer ones do not match. */
const MAX_INPUT = 5000;

/**
 * Whether a regular expression of a form is found in a text, in time that grows with the text alone: no pattern can hold
 * up the browser or the server. Throws PatternError on patterns that cannot be read.
 */
export function matchPattern(pattern: string, text: string): boolean {
  if (text.length > MAX_INPUT) return false;
  return placesOf(compiled(pattern), [...text], new Map()).includes(1);
}

const cache = new Map<string, Program>();
const MAX_CACHED = 500;

function compiled(pattern: string): Program {
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

/** Positions of a text at which each program of a pattern matches what follows. */
type Found = Map<Program, Uint8Array>;

/**
 * Positions at which the program matches what follows. One pass from the end of the text to its beginning keeps the
 * steps from which the rest can be matched; lookaheads have had their own pass before, so each step of the pattern is
 * looked at once for each character, however it is nested.
 */
function placesOf(program: Program, text: readonly string[], found: Found): Uint8Array {
  const known = found.get(program);
  if (known) return known;
  const { steps, before } = program;
  const places = new Uint8Array(text.length + 1);
  const seen = new Int32Array(steps.length).fill(-1);
  let later: number[] = [];
  for (let at = text.length; at >= 0; at -= 1) {
    const open = [steps.length - 1];
    for (const index of later) {
      const step = steps[index - 1];
      if (step?.op === 'char' && step.test.test(text[at] ?? '')) open.push(index - 1);
    }
    const reached: number[] = [];
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      if (seen[index] === at) continue;
      seen[index] = at;
      reached.push(index);
      for (const previous of before[index] ?? []) if (holds(steps[previous], text, at, found)) open.push(previous);
    }
    if (seen[0] === at) places[at] = 1;
    later = reached;
  }
  found.set(program, places);
  return places;
}

/** Whether a step that reads no character lets pass. */
function holds(step: Instruction | undefined, text: readonly string[], at: number, found: Found): boolean {
  switch (step?.op) {
    case 'start':
      return at === 0;
    case 'end':
      return at === text.length;
    case 'boundary':
      return isBoundary(text, at);
    case 'notBoundary':
      return !isBoundary(text, at);
    case 'ahead':
      return (placesOf(step.program, text, found)[at] === 1) !== step.negative;
    default:
      return true;
  }
}

function isBoundary(text: readonly string[], at: number): boolean {
  const isWord = (character: string | undefined) => character !== undefined && /^\w$/.test(character);
  return isWord(text[at - 1]) !== isWord(text[at]);
}
