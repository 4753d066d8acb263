import {
  type Field,
  type FieldReference,
  type FormValues,
  type Option,
  pastedValue,
  referenceOf,
  standardRegistry,
} from '@smart-admin/form-engine/core';
import { type Locale } from '@smart-admin/ui/messages';
import { type Executor } from '../../../../db/database.js';
import { addTo } from '../../../../db/groups.js';
import { type Caller } from '../../../../rights/caller.js';
import { t } from '../../visualdev.messages.js';
import { type InterfaceRows } from '../InterfaceRows.js';
import { findByName } from './findByName.js';
import { loadNames } from '../recordNames.js';

/** A row of texts as values of a record, with messages for those that mean nothing to their field. */
export interface ReadRow {
  values: FormValues;
  errors: Record<string, string>;
  /** Of the errors those that say that there is no record of a name: the names by field. */
  unknown: Record<string, string>;
}

/**
 * Reads what the cells of a file say into values of fields: names of people, departments and records become their ids,
 * options their values. Keeps the names that it has looked up, so a file of many rows asks for each once; those of records of
 * the model itself are looked up anew each time, because the file makes them.
 */
export class CellReader {
  /** Ids by key of the reference and text; several for a name that several have. */
  private readonly known = new Map<string, Map<string, readonly string[]>>();

  constructor(
    private readonly modelId: string,
    private readonly fields: readonly Field[],
    private readonly caller: Caller,
    private readonly locale: Locale,
    /** Rows of data interfaces; each is asked once. */
    readonly interfaceRows: InterfaceRows,
  ) {}

  /** Reads rows of texts by field; what a file leaves empty is left to the defaults of the form. */
  async read(db: Executor, rows: readonly Readonly<Record<string, string>>[]): Promise<ReadRow[]> {
    const { options } = await loadNames({ db, caller: this.caller }, this.fields, []);
    for (const field of this.fields) {
      const reference = referenceOf(field);
      if (reference?.modelId === this.modelId) this.known.delete(reference.key);
    }
    for (const field of this.fields) {
      const reference = referenceOf(field);
      if (reference)
        await this.lookUp(
          db,
          reference,
          rows.flatMap((row) => namesIn(field, row[field.id] ?? '')),
        );
    }
    return rows.map((row) => {
      const read: ReadRow = { values: {}, errors: {}, unknown: {} };
      for (const field of this.fields) {
        const text = (row[field.id] ?? '').trim();
        if (text === '') continue;
        const items =
          'dataType' in field && field.dataType === 'dictionary' && 'dictionaryType' in field
            ? options({ dataType: 'dictionary', id: String(field.dictionaryType) })
            : undefined;
        const value = this.valueOf(field, text, items);
        if ('value' in value) read.values[field.id] = value.value;
        else {
          read.errors[field.id] = value.problem;
          if (value.unknown !== undefined) read.unknown[field.id] = value.unknown;
        }
      }
      return read;
    });
  }

  /** A value, or what is wrong. */
  private valueOf(
    field: Field,
    text: string,
    items: readonly Option[] | undefined,
  ): { value: unknown } | { problem: string; unknown?: string } {
    const reference = referenceOf(field);
    if (!reference && !items) {
      const result = pastedValue(field, text, standardRegistry);
      return result?.ok ? { value: result.value } : { problem: this.say('badCell', { label: field.label, text }) };
    }
    const ids: string[] = [];
    for (const part of namesIn(field, text)) {
      const found = items
        ? items.filter(({ label, value }) => label === part || value === part).map(({ value }) => value)
        : (this.known.get(reference?.key ?? '')?.get(part) ?? []);
      const [id] = found;
      if (id === undefined)
        return { problem: this.say('unknownName', { label: field.label, name: part }), unknown: part };
      if (found.length > 1) return { problem: this.say('ambiguousName', { label: field.label, name: part }) };
      ids.push(id);
    }
    const definition = standardRegistry.get(field.kind);
    const values = reference?.kind === 'area' ? ids.map((path) => path.split('/')) : ids;
    const result = definition?.coerce(
      isMany(field) ? values : values[0],
      field as Parameters<typeof definition.coerce>[1],
    );
    return result?.ok ? { value: result.value } : { problem: this.say('badCell', { label: field.label, text }) };
  }

  private say(key: 'badCell' | 'unknownName' | 'ambiguousName', values: Record<string, string>): string {
    return t(key, values)(this.locale);
  }

  private async lookUp(db: Executor, reference: FieldReference & { key: string }, texts: readonly string[]) {
    const known = this.known.get(reference.key) ?? new Map<string, readonly string[]>();
    this.known.set(reference.key, known);
    const asked = [...new Set(texts)].filter((text) => !known.has(text));
    if (asked.length === 0) return;
    const found =
      reference.kind === 'interface'
        ? await this.findRows(reference, asked)
        : await findByName({ db, caller: this.caller }, reference, asked);
    for (const text of asked) known.set(text, found.get(text) ?? []);
  }

  private async findRows(reference: FieldReference, asked: readonly string[]): Promise<Map<string, string[]>> {
    const { texts } = await this.interfaceRows.find(reference);
    const wanted = new Set(asked);
    const found = new Map<string, string[]>();
    for (const [id, text] of texts ?? [])
      for (const name of new Set([id, text])) if (wanted.has(name)) addTo(found, name, id);
    return found;
  }
}

function isMany(field: Field): boolean {
  return field.kind === 'checkbox' || ('multiple' in field && field.multiple === true);
}

/** The names that stand in a cell. */
export function namesIn(field: Field, text: string): string[] {
  const parts = isMany(field) ? text.split(/[、,，;；]/) : [text];
  return parts.map((part) => part.trim()).filter(Boolean);
}
