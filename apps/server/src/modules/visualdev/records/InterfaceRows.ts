import {
  type Field,
  type FieldReference,
  type FormValues,
  type Option,
  optionInterface,
  type OptionQuery,
  readRemoteOptions,
} from '@smart-admin/form-engine/core';
import { type Deps } from '../../../deps.js';
import { ApiError, type LocalText } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { answerCall } from '../../dataInterface/answerCall.js';
import { rowsById, textsOfRows } from '../../dataInterface/pickRows.js';
import { type AnswerRow } from '../../dataInterface/transformAnswer.js';
import { referencesIn } from './referencesIn.js';

/** Rows of data interfaces within the rights of a caller; each interface is asked once. */
export class InterfaceRows {
  private readonly answers = new Map<string, Promise<Answer>>();

  constructor(
    private readonly deps: Deps,
    private readonly caller: Caller,
  ) {}

  /** The texts of all rows by id, or why there are none. */
  async find({ interfaceId = '', propsValue = '', relationField = '' }: FieldReference): Promise<FoundRows> {
    const { data, failure } = await this.answer(interfaceId);
    if (failure) return { failure };
    return orFailure(() => ({
      texts: textsOfRows(data, { propsValue, relationField }),
      rows: rowsById(data, propsValue),
    }));
  }

  /** The whole answer of an interface, of whose rows a field offers some. */
  async answer(interfaceId: string): Promise<FoundRows> {
    const answer = this.answers.get(interfaceId) ?? this.ask(interfaceId);
    this.answers.set(interfaceId, answer);
    return answer;
  }

  private async ask(interfaceId: string): Promise<Answer> {
    const { deps, caller } = this;
    return orFailure(async () => ({ data: await answerCall(deps, { interfaceId, caller, given: {}, cause: 'info' }) }));
  }
}

/**
 * The rows that records choose from, by the key of the reference. Another system may be slow: never ask while a
 * transaction is open.
 */
export async function findChosenRows(
  rows: InterfaceRows,
  fields: readonly Field[],
  records: readonly FormValues[],
): Promise<ReadonlyMap<string, FoundRows>> {
  const chosen = [...referencesIn(fields, records).references].filter(
    ([, { reference, ids }]) => reference.kind === 'interface' && ids.size > 0,
  );
  const filtered = fields
    .flatMap((field) => (field.kind === 'subtable' ? [field, ...field.columns] : [field]))
    .flatMap((field) => {
      const key = optionRowsKey(field);
      return key === undefined ? [] : [[key, optionInterface(field) ?? ''] as const];
    });
  return new Map(
    await Promise.all([
      ...chosen.map(async ([key, { reference }]) => [key, await rows.find(reference)] as const),
      ...[...new Map(filtered)].map(async ([key, id]) => [key, await rows.answer(id)] as const),
    ]),
  );
}

/** Key of the answer that the option filter of a field looks at; undefined for a field without one that the server can ask. */
export function optionRowsKey(field: Field): string | undefined {
  const isFiltered = 'optionFilter' in field && field.optionFilter !== '';
  const id = isFiltered ? optionInterface(field) : undefined;
  return id === undefined ? undefined : `options/${id}`;
}

/** The options that an interface has answered; undefined where it was not asked. */
export function optionsAnswered(
  rows: ReadonlyMap<string, FoundRows>,
  { dataType, id: propsUrl, keys, params }: OptionQuery,
): readonly Option[] | undefined {
  const id = optionInterface({ dataType, propsUrl, params });
  const found = id === undefined ? undefined : rows.get(`options/${id}`);
  return found && !found.failure && keys ? readRemoteOptions(found.data, keys) : undefined;
}

export interface FoundRows {
  /** What an interface answered, where it is asked as a whole. */
  data?: unknown;
  texts?: ReadonlyMap<string, string>;
  /** The rows themselves by id. */
  rows?: ReadonlyMap<string, AnswerRow>;
  failure?: LocalText;
}

interface Answer {
  data?: unknown;
  failure?: LocalText;
}

async function orFailure<Result extends object>(
  find: () => Result | Promise<Result>,
): Promise<Result | { failure: LocalText }> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof ApiError && error.code < 500) return { failure: error.text };
    throw error;
  }
}
