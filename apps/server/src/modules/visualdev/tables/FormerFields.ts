import { decodeFormDocument, type Field } from '@smart-admin/form-engine/core';
import { type Executor } from '../../../db/database.js';

/** The fields that the releases of a model had, by the names that they had last: of whom the values are that left columns keep. */
export class FormerFields {
  private fields: Promise<ReadonlyMap<string, Field>> | undefined;

  constructor(
    private readonly db: Executor,
    private readonly modelId: string,
  ) {}

  /** The field that had a name last (`price`, or `visitors.count` for a column); undefined where no release had one. */
  async find(path: string): Promise<Field | undefined> {
    this.fields ??= this.read();
    return (await this.fields).get(path.toLowerCase());
  }

  private async read(): Promise<ReadonlyMap<string, Field>> {
    const releases = await this.db
      .selectFrom('visualModelVersion')
      .select('formData')
      .where('modelId', '=', this.modelId)
      .orderBy('version')
      .execute();
    const found = new Map<string, Field>();
    for (const { formData } of releases)
      for (const field of decodeFormDocument(JSON.parse(formData)).fields) {
        found.set(field.id.toLowerCase(), field);
        if (field.kind === 'subtable')
          for (const column of field.columns) found.set(`${field.id}.${column.id}`.toLowerCase(), column);
      }
    return found;
  }
}
