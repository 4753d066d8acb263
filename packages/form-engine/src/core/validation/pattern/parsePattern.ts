/** A read regular expression. */
export type PatternNode =
  | { type: 'char'; test: RegExp }
  | { type: 'start' | 'end' | 'boundary' | 'notBoundary' }
  | { type: 'sequence'; items: PatternNode[] }
  | { type: 'either'; options: PatternNode[] }
  | { type: 'repeat'; item: PatternNode; min: number; max: number }
  | { type: 'ahead'; item: PatternNode; negative: boolean };

/** A pattern that this matcher does not take. */
export class PatternError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PatternError';
  }
}

const MAX_LENGTH = 1000;
const MAX_REPEAT = 1000;
const MAX_DEPTH = 30;

/** Reads `/^a+$/i` or `^a+$`. Back-references and look-behinds are refused: they cannot be matched in bounded time. */
export function parsePattern(source: string): PatternNode {
  if (source.length > MAX_LENGTH) throw new PatternError(`is longer than ${MAX_LENGTH} characters`);
  const literal = /^\/(.*)\/([a-z]*)$/s.exec(source);
  const flags = literal?.[2] ?? '';
  if (/[^gimsu]/.test(flags)) throw new PatternError(`has the unknown flag ${flags}`);
  const parser = new PatternParser(literal?.[1] ?? source, flags.includes('i') ? 'iu' : 'u');
  return parser.whole();
}

class PatternParser {
  private at = 0;
  private depth = 0;
  private readonly characters: string[];

  constructor(
    source: string,
    private readonly flags: string,
  ) {
    this.characters = [...source];
  }

  whole(): PatternNode {
    const node = this.either();
    if (this.at < this.characters.length) throw new PatternError('has a bracket too many');
    return node;
  }

  private either(): PatternNode {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) throw new PatternError('is nested too deep');
    const options = [this.sequence()];
    while (this.take('|')) options.push(this.sequence());
    this.depth -= 1;
    return options.length === 1 && options[0] ? options[0] : { type: 'either', options };
  }

  private sequence(): PatternNode {
    const items: PatternNode[] = [];
    while (this.at < this.characters.length && this.peek() !== '|' && this.peek() !== ')') {
      items.push(this.repeated(this.atom()));
    }
    return { type: 'sequence', items };
  }

  private repeated(item: PatternNode): PatternNode {
    const bounds = this.quantifier();
    if (!bounds) return item;
    this.take('?'); // a lazy quantifier matches the same texts
    if (this.quantifier()) throw new PatternError('has nothing to repeat');
    return { type: 'repeat', item, min: bounds[0], max: bounds[1] };
  }

  private quantifier(): [number, number] | undefined {
    if (this.take('*')) return [0, Infinity];
    if (this.take('+')) return [1, Infinity];
    if (this.take('?')) return [0, 1];
    const counted = /^\{(\d{1,6})(?:(,)(\d{1,6})?)?\}/.exec(this.characters.slice(this.at, this.at + 20).join(''));
    if (!counted) return undefined;
    this.at += counted[0].length;
    const min = Number(counted[1]);
    const max = counted[3] !== undefined ? Number(counted[3]) : counted[2] ? Infinity : min;
    if (min > MAX_REPEAT || (max !== Infinity && max > MAX_REPEAT))
      throw new PatternError(`repeats more than ${MAX_REPEAT} times`);
    if (max < min) throw new PatternError('has its counts in the wrong order');
    return [min, max];
  }

  private atom(): PatternNode {
    const character = this.next();
    if (character === '^') return { type: 'start' };
    if (character === '$') return { type: 'end' };
    if (character === '.') return this.characterTest('.');
    if (character === '(') return this.group();
    if (character === '[') return this.characterClass();
    if (character === '\\') return this.escape();
    if ('*+?'.includes(character)) throw new PatternError('has nothing to repeat');
    return this.characterTest(quote(character));
  }

  private group(): PatternNode {
    if (!this.take('?')) return this.closed(this.either());
    if (this.take(':')) return this.closed(this.either());
    if (this.take('=')) return { type: 'ahead', item: this.closed(this.either()), negative: false };
    if (this.take('!')) return { type: 'ahead', item: this.closed(this.either()), negative: true };
    const name = /^<[A-Za-z]\w*>/.exec(this.characters.slice(this.at, this.at + 60).join(''));
    if (!name) throw new PatternError('has a group that is not supported');
    this.at += name[0].length;
    return this.closed(this.either());
  }

  private closed(node: PatternNode): PatternNode {
    if (!this.take(')')) throw new PatternError('lacks a bracket');
    return node;
  }

  private characterClass(): PatternNode {
    let text = '[';
    for (;;) {
      const character = this.next();
      if (character === '\\') text += this.classEscape(this.next());
      else if (character === ']') return this.characterTest(`${text}]`);
      else text += character === '[' ? '\\[' : character;
    }
  }

  /** Escapes that the strict reading of classes refuses although everybody writes them: `[\_]`. */
  private classEscape(character: string): string {
    if (/[A-Za-z0-9]/.test(character)) return `\\${character}${this.escapeTail(character)}`;
    return /[\^$\\.*+?()[\]{}|/-]/.test(character) ? `\\${character}` : character;
  }

  private escape(): PatternNode {
    const character = this.next();
    if (character === 'b') return { type: 'boundary' };
    if (character === 'B') return { type: 'notBoundary' };
    if (/[1-9k]/.test(character)) throw new PatternError('has a back-reference');
    if (/[A-Za-z0]/.test(character)) return this.characterTest(`\\${character}${this.escapeTail(character)}`);
    return this.characterTest(quote(character));
  }

  private escapeTail(character: string): string {
    const tails: Record<string, RegExp> = {
      u: /^(?:\{[0-9A-Fa-f]{1,6}\}|[0-9A-Fa-f]{4})/,
      x: /^[0-9A-Fa-f]{2}/,
      p: /^\{[\w=]+\}/,
      P: /^\{[\w=]+\}/,
    };
    const tail = tails[character]?.exec(this.characters.slice(this.at, this.at + 60).join(''))?.[0] ?? '';
    this.at += [...tail].length;
    return tail;
  }

  private characterTest(text: string): PatternNode {
    try {
      return { type: 'char', test: new RegExp(`^${text}$`, this.flags) };
    } catch {
      throw new PatternError(`has the unreadable part ${text.slice(0, 40)}`);
    }
  }

  private peek(): string | undefined {
    return this.characters[this.at];
  }

  private next(): string {
    const character = this.characters[this.at];
    if (character === undefined) throw new PatternError('ends too early');
    this.at += 1;
    return character;
  }

  private take(character: string): boolean {
    if (this.characters[this.at] !== character) return false;
    this.at += 1;
    return true;
  }
}

function quote(character: string): string {
  return /[\^$\\.*+?()[\]{}|/]/.test(character) ? `\\${character}` : character;
}
