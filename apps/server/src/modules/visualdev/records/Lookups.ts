import {
  compileForm,
  type CompiledField,
  evaluateParams,
  type FieldOfKind,
  type FormValues,
  lookupQuestion,
  type LookupQuestion,
  lookupValue,
  recordScope,
  rowsOf,
  sameValue,
  validateRecord,
} from '@smart-admin/form-engine/core';
import { type Deps } from '../../../deps.js';
import { ApiError, type LocalText } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { answerCall } from '../../dataInterface/answerCall.js';
import { t } from '../visualdev.messages.js';
import { type RecordAccess } from './recordAccess.js';

/**
 * What data interfaces answer for those fields of a form that look something up and that somebody may write; the others keep what
 * was found before. The interfaces are asked within the rights of whoever fills in the form, before a transaction is open, because
 * another system may be slow; then `fill` puts their answers in.
 */
export class Lookups {
  private readonly answers = new Map<string, Answer>();
  private readonly fields: readonly CompiledField[];

  constructor(
    private readonly deps: Deps,
    private readonly caller: Caller,
    private readonly access: Pick<RecordAccess, 'model' | 'fieldAccess'>,
  ) {
    const { model, fieldAccess } = access;
    const isWanted = ({ field, path }: CompiledField) => field.kind === 'lookup' && fieldAccess(path) === 'write';
    this.fields = compileForm(model.form).fields.flatMap((field) => [field, ...field.columns].filter(isWanted));
  }

  /** Whether anything is looked up. */
  get isNeeded(): boolean {
    return this.fields.length > 0;
  }

  /** Asks all that a record needs; `stored` as for `fill`. Throws 400 where that is more than may be asked at once. */
  async ask(record: FormValues, stored: FormValues | undefined): Promise<this> {
    let count = 0;
    // what one field finds may be a parameter of another
    for (let { open } = this.fill(record, stored); open.length > 0; { open } = this.fill(record, stored)) {
      count += open.length;
      if (count > MOST) throw new ApiError(400, t('tooManyLookups', { most: MOST }));
      await Promise.all(open.map((question) => this.call(question)));
    }
    return this;
  }

  /**
   * The record with what its fields look up, in place of what they held, and what has not been asked yet. `stored` is what is
   * saved now, which stays where an interface does not answer what was asked then too; undefined for a new record.
   */
  fill(record: FormValues, stored: FormValues | undefined): Filled {
    let filled = this.fillOnce(record, stored);
    for (let round = 1; round < this.fields.length; round += 1) {
      const next = this.fillOnce(filled.values, stored);
      if (sameValue(next.values, filled.values)) break;
      filled = next;
    }
    return filled;
  }

  private fillOnce(record: FormValues, stored: FormValues | undefined): Filled {
    const values = { ...record };
    const open = new Map<string, LookupQuestion>();
    const failures: Filled['failures'] = [];
    if (!this.isNeeded) return { values, open: [], failures };
    const seen = this.computed(record, stored === undefined);
    const read = (compiled: CompiledField, path: string, row?: FormValues): unknown => {
      const field = compiled.field as FieldOfKind<'lookup'>;
      const question = this.questionOf(compiled, seen, row);
      if (!question) return lookupValue(field, null);
      const key = keyOf(question);
      const answer = this.answers.get(key);
      if (!answer) open.set(key, question);
      if (!answer?.failure) return lookupValue(field, answer?.data ?? null);
      const before = stored && !row ? this.questionOf(compiled, this.computed(stored, false)) : undefined;
      if (stored && before && keyOf(before) === key) return stored[field.id];
      failures.push({ path, label: field.label || field.id, reason: answer.failure });
      return lookupValue(field, null);
    };
    for (const compiled of this.fields) {
      const { field, table } = compiled;
      if (!table) {
        values[field.id] = read(compiled, field.id);
        continue;
      }
      const rows = rowsOf(seen[table.path]);
      if (Array.isArray(values[table.path]))
        values[table.path] = rowsOf(values[table.path]).map((row, index) => ({
          ...row,
          [field.id]: read(compiled, `${table.path}.${index}.${field.id}`, rows[index] ?? row),
        }));
    }
    return { values, open: [...open.values()], failures };
  }

  private questionOf(compiled: CompiledField, seen: FormValues, row?: FormValues): LookupQuestion | undefined {
    const scope = recordScope(seen, row, this.around());
    return lookupQuestion(compiled.field as FieldOfKind<'lookup'>, evaluateParams(compiled, scope));
  }

  /** A record in the types of its fields, with its formulas. */
  private computed(record: FormValues, isNew: boolean): FormValues {
    const { now, user: currentUser } = this.around();
    return validateRecord(this.access.model.form, record, { isNew, now, currentUser, device: 'any' }).values;
  }

  private around() {
    const { userId: id, organizeId } = this.caller;
    return { now: () => new Date(this.deps.clock.now()), user: { id, organizeId } };
  }

  private async call(question: LookupQuestion): Promise<void> {
    const { interfaceId, params: given } = question;
    try {
      const data = await answerCall(this.deps, { interfaceId, caller: this.caller, given, cause: 'info' });
      this.answers.set(keyOf(question), { data });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code >= 500) throw error;
      this.answers.set(keyOf(question), { failure: error.text });
    }
  }
}

interface Filled {
  values: FormValues;
  open: LookupQuestion[];
  /** Fields whose interface does not answer, by their paths in the record. */
  failures: { path: string; label: string; reason: LocalText }[];
}

interface Answer {
  data?: unknown;
  failure?: LocalText;
}

/** Questions of one record. */
const MOST = 100;

function keyOf({ interfaceId, params }: LookupQuestion): string {
  return JSON.stringify([interfaceId, Object.entries(params).sort()]);
}
