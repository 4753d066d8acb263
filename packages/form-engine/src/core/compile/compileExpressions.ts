import { optionColumn, type OptionColumns } from '../document/optionScope.js';
import { type FormDocument } from '../document/FormDocument.js';
import { ExpressionError } from '../expressions/ExpressionError.js';
import { fieldReferences } from '../expressions/fieldReferences.js';
import { parseExpression } from '../expressions/parseExpression.js';
import { type CompiledExpression, type Reference } from './CompiledForm.js';
import { type FormProblem } from './FormProblem.js';

/** Reads the expressions of one form; each text once, problems gathered. */
export class ExpressionCompiler {
  readonly problems: FormProblem[] = [];
  private readonly paths: ReadonlySet<string>;

  constructor(document: FormDocument) {
    this.paths = new Set(
      document.fields.flatMap((field) =>
        field.kind === 'subtable' ? [field.id, ...field.columns.map(({ id }) => `${field.id}.${id}`)] : [field.id],
      ),
    );
  }

  /** Undefined for an empty text and for one that cannot be read, which is a problem. */
  compile(source: string, place: ExpressionPlace): CompiledExpression | undefined {
    if (source.trim() === '') return undefined;
    const at = { path: place.path, setting: place.setting };
    try {
      const expression = parseExpression(source);
      const { options } = place;
      const isOfOption = (name: string) => options !== undefined && optionColumn(name) !== undefined;
      const names = fieldReferences(expression);
      const references = names.filter((name) => !isOfOption(name)).map((name) => this.resolve(name, place.table));
      const isColumn = (name: string) => options?.isOpen === true || options?.names.includes(optionColumn(name) ?? '');
      const unknown = [
        ...references.flatMap(({ path }) => (this.paths.has(path) ? [] : [path])),
        ...names.filter((name) => isOfOption(name) && !isColumn(name)),
      ];
      for (const detail of unknown)
        this.problems.push({ ...at, severity: 'error', code: 'unknownField', params: { label: place.label, detail } });
      return { expression, references };
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      const position = error.position ?? 0;
      this.problems.push({
        ...at,
        severity: 'error',
        code: error.code,
        params: { label: place.label, place: position + 1 },
        position,
      });
      return undefined;
    }
  }

  /** Inside a row the names of its columns come first. */
  private resolve(name: string, table: string | undefined): Reference {
    const column = table === undefined ? undefined : `${table}.${name}`;
    return column !== undefined && this.paths.has(column)
      ? { path: column, ownRow: true }
      : { path: name, ownRow: false };
  }
}

export interface ExpressionPlace {
  path: string;
  /** Setting that holds the text. */
  setting: string;
  /** Name for messages. */
  label: string;
  /** Subtable of a column. */
  table: string | undefined;
  /** Columns of an option, for an option filter. */
  options?: OptionColumns | undefined;
}
