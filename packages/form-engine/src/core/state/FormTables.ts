import { type FormDocument, type FormValues, type SubtableField } from '../document/FormDocument.js';
import { type CurrentUser } from '../registry/currentUser.js';
import { defaultRow } from './defaultValues.js';

/** The rows of all subtables of a form, each row under a key that stays when others come and go. */
export class FormTables {
  private readonly rows = new Map<string, Map<string, FormValues>>();
  private keys = new Map<string, readonly string[]>();
  private nextKey = 1;

  constructor(
    private readonly document: FormDocument,
    values: FormValues,
    private readonly user?: CurrentUser,
  ) {
    for (const field of this.document.fields) {
      if (field.kind === 'subtable') this.fill(field, values[field.id]);
    }
  }

  has(table: string): boolean {
    return this.rows.has(table);
  }

  field(table: string): SubtableField | undefined {
    const field = this.document.fields.find(({ id }) => id === table);
    return field?.kind === 'subtable' ? field : undefined;
  }

  getKeys(table: string): readonly string[] {
    return this.keys.get(table) ?? NO_KEYS;
  }

  row(table: string, key: string): FormValues | undefined {
    return this.rows.get(table)?.get(key);
  }

  /** A row's key from its key or its index. */
  keyOf(table: string, row: string): string | undefined {
    if (this.rows.get(table)?.has(row)) return row;
    return /^\d+$/.test(row) ? this.getKeys(table)[Number(row)] : undefined;
  }

  list(table: string): FormValues[] {
    return this.getKeys(table).map((key) => ({ ...this.row(table, key) }));
  }

  setCell(table: string, key: string, column: string, value: unknown): void {
    const row = this.row(table, key);
    if (row) this.rows.get(table)?.set(key, { ...row, [column]: value });
  }

  add(field: SubtableField, seed: FormValues): string {
    const key = `r${this.nextKey}`;
    this.nextKey += 1;
    this.rows.get(field.id)?.set(key, { ...defaultRow(field, this.user), ...seed });
    this.keys.set(field.id, [...this.getKeys(field.id), key]);
    return key;
  }

  remove(table: string, key: string): void {
    this.rows.get(table)?.delete(key);
    this.keys.set(
      table,
      this.getKeys(table).filter((other) => other !== key),
    );
  }

  move(table: string, key: string, toIndex: number): void {
    const others = this.getKeys(table).filter((other) => other !== key);
    others.splice(Math.max(0, toIndex), 0, key);
    this.keys.set(table, others);
  }

  /** Replaces all rows. */
  fill(field: SubtableField, value: unknown): void {
    this.rows.set(field.id, new Map());
    this.keys.set(field.id, []);
    for (const row of Array.isArray(value) ? (value as FormValues[]) : []) this.add(field, row);
  }
}

const NO_KEYS: readonly string[] = [];
