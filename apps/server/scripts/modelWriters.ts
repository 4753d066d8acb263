import { createClient, type ApiClient } from '@smart-admin/api-client';
import {
  createField,
  createFormDocument,
  encodeFormDocument,
  encodeListDefinition,
  type Field,
  type ListDefinition,
} from '@smart-admin/form-engine/core';
import { buffer } from 'node:stream/consumers';
import { streamSheet } from '../src/files/sheet/streamSheet.js';
import { answered } from './answered.js';

const RECORDS = 200;
const IMPORTED = 400;
const PAGE = 500;

/**
 * A model whose column is converted to and fro by one release after the other, and imports into another one, while the server is
 * killed. After each start the tables must be those of one release, with all records as they were; each acknowledged import
 * must in the end have brought each of its rows once.
 */
export class ModelWriters {
  /** Releases that were answered. */
  releases = 0;
  /** Imports that were answered, with the name that all of their rows have. */
  readonly imports = new Map<string, string>();
  private converted = '';
  private imported = '';
  private sequence = 0;

  constructor(private readonly token: () => string) {}

  /** Makes the models, and the records that are converted. */
  async prepare(url: string): Promise<void> {
    const api = this.clientOf(url);
    const { models, records } = api.visualdev;
    this.converted = await models.create({ body: bodyOf('kill.convert', convertedFields(0)) });
    this.imported = await models.create({ body: bodyOf('kill.import', importedFields) });
    for (const id of [this.converted, this.imported]) await models.release({ id, body: {} });
    const values = Array.from({ length: RECORDS }, (_, index) => index);
    for (const value of values)
      await records.create({ id: this.converted, body: { name: `n${value}`, amount: String(value) } });
  }

  /** Releases one draft after the other and begins an import, until the server is gone. */
  async write(url: string): Promise<void> {
    await Promise.all([this.release(url), this.import(url)]);
  }

  /** What of the converted records is not as one release has it. */
  async faults(url: string): Promise<string[]> {
    const { models, records } = this.clientOf(url).visualdev;
    const id = this.converted;
    const { version } = await records.config({ id });
    const { list: versions } = await models.versions({ id });
    const { list } = await records.list({ id, body: { pageSize: PAGE, sidx: '', sort: 'asc' } });
    const latest = Math.max(...versions.map((known) => known.version));
    const seen = new Map(list.map(({ name, amount }) => [String(name), amount]));
    const isNumber = version % 2 === 0;
    const wrong = Array.from({ length: RECORDS }, (_, value) => value).filter(
      (value) => seen.get(`n${value}`) !== (isNumber ? value : String(value)),
    );
    return [
      ...(version < this.releases + 1 ? [`release ${this.releases + 1}: lost, there is ${version}`] : []),
      ...(latest === version ? [] : [`version ${latest} is kept beside release ${version}`]),
      ...(list.length === RECORDS ? [] : [`${list.length} of ${RECORDS} records`]),
      ...wrong.map((value) => `record n${value} of release ${version}: ${JSON.stringify(seen.get(`n${value}`))}`),
    ];
  }

  /** Waits until all imports are over, so many turns at most; answers what is wrong. */
  async finish(url: string, turns: number): Promise<string[]> {
    const api = this.clientOf(url);
    const faults = await this.faults(url);
    for (const [importId, name] of this.imports) {
      let state = '';
      for (let turn = 0; turn < turns; turn += 1) {
        const { list } = await api.system.transfer.list({ query: {} });
        const transfer = list.find(({ id }) => id === importId);
        state = `${transfer?.state ?? 'gone'} ${transfer?.problem ?? ''}`.trim();
        if (transfer?.state !== 'waiting' && transfer?.state !== 'running') break;
        // what a killed worker held goes on within a minute
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      const { list } = await api.visualdev.records.list({
        id: this.imported,
        body: { pageSize: PAGE, queryJson: { name } },
      });
      const codes = new Set(list.map(({ code }) => code));
      if (state !== 'done' || list.length !== IMPORTED || codes.size !== IMPORTED)
        faults.push(`import ${name}: ${state}, ${list.length} rows, ${codes.size} of them different`);
    }
    return faults;
  }

  private async release(url: string): Promise<void> {
    const { models } = this.clientOf(url).visualdev;
    const id = this.converted;
    const releaseNext = async () => {
      const { revision } = await models.read({ id });
      const { version } = await this.clientOf(url).visualdev.records.config({ id });
      const { formData, columnData } = bodyOf('kill.convert', convertedFields(version));
      await models.update({ id, body: { formData, columnData, revision } });
      await models.release({ id, body: {} });
      this.releases = version;
    };
    while (await answered(releaseNext));
  }

  private async import(url: string): Promise<void> {
    const { file, visualdev } = this.clientOf(url);
    await answered(async () => {
      this.sequence += 1;
      const name = `import${this.sequence}`;
      const body = new FormData();
      body.append('file', await sheetOf(name), `${name}.xlsx`);
      const uploaded = await file.upload({ type: 'import', body });
      const importId = await visualdev.records.startImport({
        id: this.imported,
        body: { file: uploaded.name, mapping: ['name', 'code'], edits: {} },
      });
      this.imports.set(importId, name);
    });
  }

  private clientOf(url: string): ApiClient {
    return createClient({ baseUrl: url, getToken: this.token });
  }
}

/** Of the release that follows a version: an even one has numbers, an odd one texts, and each another column beside them. */
function convertedFields(version: number): Field[] {
  const isText = version % 2 === 0;
  return [
    createField('text', { id: 'name', label: '名称' }),
    isText
      ? createField('text', { id: 'amount', label: '数值' })
      : createField('number', { id: 'amount', label: '数值' }),
    createField('text', { id: `extra${version % 3}`, label: '附加' }),
  ];
}

const importedFields: Field[] = [
  createField('text', { id: 'name', label: '名称' }),
  createField('text', { id: 'code', label: '编号' }),
];

function bodyOf(enCode: string, fields: readonly Field[]) {
  const part = { wire: undefined };
  const list: ListDefinition = {
    version: 1,
    search: [{ id: 'name', label: '名称', mode: 'equal', ...part }],
    columns: fields.map(({ id, label }) => ({
      ...{ id, label, width: undefined, align: 'left', sortable: true, fixed: undefined, visibility: ['pc', 'app'] },
      ...{ aggregate: '', colours: [], ...part },
    })),
    buttons: ['add', 'upload'].map((id) => ({ id, label: id, ...part })),
    rowButtons: [],
    ...{ defaultSort: undefined, hasPage: true, pageSize: 20, filters: [], ...part },
  };
  return {
    ...{ fullName: enCode, enCode },
    formData: JSON.stringify(encodeFormDocument(createFormDocument([...fields]))),
    columnData: JSON.stringify(encodeListDefinition(list)),
  };
}

async function sheetOf(name: string): Promise<Blob> {
  const rows = Array.from({ length: IMPORTED }, (_, index) => [name, `${name}-${index}`]);
  const columns = importedFields.map(({ label }) => ({ header: label }));
  const content = await buffer(streamSheet({ name, columns, batches: inOne(rows), toCells: (cells) => cells }));
  return new Blob([new Uint8Array(content)]);
}

async function* inOne<Row>(rows: readonly Row[]) {
  yield await Promise.resolve(rows);
}
