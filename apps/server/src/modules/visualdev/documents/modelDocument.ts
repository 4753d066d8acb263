import { contract, type AnyEndpoint } from '@smart-admin/api-client/contract';
import {
  type Field,
  type FormValues,
  searchesOf,
  standardRegistry,
  type StorageTable,
} from '@smart-admin/form-engine/core';
import { type Locale } from '@smart-admin/ui/messages';
import { describeCall, SECURITY_SCHEMES } from '../../../http/openapi.js';
import { type Caller } from '../../../rights/caller.js';
import { type RecordAccess } from '../records/recordAccess.js';
import { exampleRecord } from './exampleRecord.js';
import { fieldSchema, type JsonSchema } from './fieldSchema.js';

const { records } = contract.visualdev;

/**
 * OpenAPI 3.1 document of the calls of one model, in the names of its release: the calls that the caller has, with the
 * fields and columns that they may see or fill in. It is made of what is in memory already, for one model at a time, so
 * nothing of it is kept.
 */
export function modelDocument(access: RecordAccess, reader: Reader): ModelDocument {
  const { model } = access;
  const call = (endpoint: AnyEndpoint, parts: CallParts = {}) => modelCall(access, reader, endpoint, parts);
  const example = exampleRecord(writableFields(access), reader);
  const input: JsonSchema = { $ref: '#/components/schemas/RecordInput' };
  const partial: JsonSchema = { $ref: '#/components/schemas/RecordChange' };
  const calls = [
    call(records.list, { query: searchSchema(access), answer: pageOf(), example: { currentPage: 1, pageSize: 20 } }),
    call(records.read, { answer: { $ref: '#/components/schemas/Record' } }),
    ...(access.canButton('add') ? [call(records.create, { body: input, example })] : []),
    ...(access.canButton('edit') ? [call(records.update, { body: partial, example: oneOf(example) })] : []),
    ...(access.canButton('remove') ? [call(records.remove)] : []),
    ...(access.canButton('download')
      ? [call(records.export, { query: searchSchema(access), example: { columns: [] } })]
      : []),
  ];
  const paths: ModelDocument['paths'] = {};
  for (const { path, method, operation } of calls) (paths[path] ??= {})[method] = operation;
  return {
    openapi: '3.1.0',
    info: { title: model.fullName, version: String(model.version), description: ABOUT },
    servers: [{ url: reader.origin }],
    tags: [{ name: model.fullName }],
    security: [{ key: [] }, { token: [] }],
    components: {
      securitySchemes: SECURITY_SCHEMES,
      schemas: {
        Record: recordSchema(access, { isAnswer: true }),
        RecordInput: recordSchema(access, { isAnswer: false }),
        RecordChange: { ...recordSchema(access, { isAnswer: false }), required: [] },
        Error: ERROR,
      },
    },
    paths,
  };
}

export interface Reader {
  caller: Caller;
  locale: Locale;
  /** Where the server is called, without a slash at the end. */
  origin: string;
}

export interface ModelDocument {
  openapi: '3.1.0';
  paths: Record<string, Record<string, { summary: string } & JsonSchema>>;
  [part: string]: unknown;
}

const ABOUT =
  'Every answer is `{code, msg, data}`; code 200 means success, and 400 (data.fieldErrors says what is wrong at which field), 403, 404, 409 and 429 are refusals. Programs call with an API key of system management, API keys: `Authorization: Bearer sak_...`. Only the calls and fields stand here that you have.';

const ERROR: JsonSchema = {
  type: 'object',
  required: ['code', 'msg'],
  properties: {
    code: {
      type: 'integer',
      enum: [400, 403, 404, 409, 429],
      description:
        '400 wrong input, 403 no right or beyond the data permission, 404 no such record, 409 others have changed the same, 429 too many calls',
    },
    msg: { type: 'string' },
    data: {
      type: ['object', 'null'],
      properties: { fieldErrors: { type: 'object', additionalProperties: { type: 'string' } } },
    },
  },
};

interface CallParts {
  body?: JsonSchema;
  /** Search fields, where the call searches. */
  query?: JsonSchema;
  answer?: JsonSchema;
  example?: object;
}

function modelCall(access: RecordAccess, reader: Reader, endpoint: AnyEndpoint, parts: CallParts) {
  const { model } = access;
  const { tags: _tags, parameters, requestBody, responses, ...described } = describeCall(endpoint);
  const path = endpoint.path.replace('{id}', model.id);
  const schema = parts.body ?? bodyOf(requestBody, parts.query);
  const operation = {
    ...described,
    tags: [model.fullName],
    parameters: parameters.filter(({ name }) => name !== 'id'),
    ...(schema
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema, ...(parts.example ? { example: parts.example } : {}) } },
          },
        }
      : {}),
    responses: {
      200: parts.answer ? answerOf(parts.answer) : (withError(responses[200]) as JsonSchema),
      401: { description: 'The API key is no good', content: { 'application/json': { schema: REFUSAL } } },
    },
    'x-codeSamples': [{ lang: 'curl', source: curl(reader.origin, { path, method: endpoint.method, ...parts }) }],
  };
  return { path, method: endpoint.method.toLowerCase(), operation };
}

const REFUSAL: JsonSchema = { $ref: '#/components/schemas/Error' };

function answerOf(data: JsonSchema): JsonSchema {
  const success = {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: { code: { const: 200 }, msg: { type: 'string' }, data },
  };
  return { description: 'Answer', content: { 'application/json': { schema: { oneOf: [success, REFUSAL] } } } };
}

/** A refusal answers 200 as HTTP too; a file has none of that. */
function withError(response: { description: string; content: Record<string, { schema: object }> }): object {
  const json = response.content['application/json'];
  if (!json) return response;
  return { ...response, content: { 'application/json': { schema: { anyOf: [json.schema, REFUSAL] } } } };
}

/** The body that the contract declares, with the search fields of the model. */
function bodyOf(requestBody: unknown, query: JsonSchema | undefined): JsonSchema | undefined {
  const { content } = (requestBody ?? {}) as { content?: Record<string, { schema: JsonSchema }> };
  const schema = content?.['application/json']?.schema;
  if (!schema || !query) return schema;
  return { ...schema, properties: { ...(schema.properties as object), queryJson: query } };
}

function pageOf(): JsonSchema {
  return {
    type: 'object',
    required: ['list', 'pagination'],
    properties: {
      list: { type: 'array', items: { $ref: '#/components/schemas/Record' } },
      pagination: {
        type: 'object',
        properties: {
          currentPage: { type: 'integer' },
          pageSize: { type: 'integer' },
          total: { type: 'integer', description: 'Counted to 10,001' },
        },
      },
    },
  };
}

/** Fields of a record, those of subtables as lists of rows. */
function recordSchema(access: RecordAccess, { isAnswer }: { isAnswer: boolean }): JsonSchema {
  const { form, tables } = access.model;
  const [main, ...subtables] = tables;
  const isShown = (path: string, field: Field) =>
    isAnswer ? access.fieldAccess(path) !== 'hidden' : access.fieldAccess(path) === 'write' && takesValue(field);
  const shapeOf = (fields: readonly Field[], table: StorageTable | undefined, prefix = ''): JsonSchema => {
    const shown = fields.filter((field) => isShown(`${prefix}${field.id}`, field) && hasValue(field, table));
    const required = shown.filter((field) => field.required).map(({ id }) => id);
    return {
      type: 'object',
      properties: {
        ...(isAnswer || prefix !== '' ? { id: { type: 'string' } } : {}),
        ...Object.fromEntries(
          shown.map((field) => [
            field.id,
            field.kind === 'subtable'
              ? { title: field.label, type: 'array', items: rowsOf(field, subtables) }
              : fieldSchema(
                  field,
                  table?.columns.find((column) => column.field === field.id),
                  isAnswer,
                ),
          ]),
        ),
      },
      ...(isAnswer ? { required: ['id'] } : { required }),
    };
  };
  const rowsOf = (field: Field & { kind: 'subtable' }, below: readonly StorageTable[]) =>
    shapeOf(
      field.columns,
      below.find((table) => table.field === field.id),
      `${field.id}.`,
    );
  const shape = shapeOf(form.fields, main);
  if (!isAnswer) return shape;
  const own = { _revision: { type: 'integer' }, _version: { type: 'integer' } };
  return { ...shape, properties: { ...(shape.properties as object), ...own } };
}

function hasValue(field: Field, table: StorageTable | undefined): boolean {
  return field.kind === 'subtable' || table?.columns.some((column) => column.field === field.id) === true;
}

/** Whether callers give its value, rather than a formula or the server. */
function takesValue({ kind }: Field): boolean {
  const role = standardRegistry.get(kind)?.role;
  return role === 'input' || role === 'table' || role === undefined;
}

function writableFields(access: RecordAccess): Field[] {
  const isOpen = (path: string, field: Field) => access.fieldAccess(path) === 'write' && takesValue(field);
  return access.model.form.fields
    .filter((field) => isOpen(field.id, field))
    .map((field) =>
      field.kind === 'subtable'
        ? { ...field, columns: field.columns.filter((column) => isOpen(`${field.id}.${column.id}`, column)) }
        : field,
    );
}

/** What the list is searched by, of that what the caller may see. */
function searchSchema({ model, canRead }: RecordAccess): JsonSchema {
  const searches = searchesOf(model.list).filter(({ id }) => canRead(id));
  return {
    type: 'object',
    description: 'Conditions by field, all of which hold',
    additionalProperties: false,
    properties: Object.fromEntries(
      searches.map(({ id, label, mode }) => [
        id,
        mode === 'between'
          ? { title: label, description: `${label}: from and to`, type: 'array', minItems: 2, maxItems: 2 }
          : { title: label, description: mode === 'like' ? `${label}: contains` : `${label}: equals` },
      ]),
    ),
  };
}

/** A change of one field, where there is one. */
function oneOf(example: FormValues): FormValues {
  return Object.fromEntries(Object.entries(example).slice(0, 1));
}

function curl(origin: string, { path, method, example }: { path: string; method: string; example?: object }): string {
  const lines = [
    `curl -X ${method} '${origin}${path.replace('{recordId}', 'RECORD_ID')}'`,
    `-H 'Authorization: Bearer sak_...'`,
  ];
  if (example)
    lines.push(
      `-H 'Content-Type: application/json'`,
      `-d '${JSON.stringify(example).replaceAll("'", String.raw`'\''`)}'`,
    );
  return lines.join(' \\\n  ');
}
