import { type Field, type FieldReference, type FormValues } from '@smart-admin/form-engine/core';
import { type Deps } from '../../../deps.js';
import { ApiError, type LocalText } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { answerCall } from '../../dataInterface/answerCall.js';
import { textsOfRows } from '../../dataInterface/pickRows.js';
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
    const answer = this.answers.get(interfaceId) ?? this.ask(interfaceId);
    this.answers.set(interfaceId, answer);
    const { data, failure } = await answer;
    if (failure) return { failure };
    return orFailure(() => ({ texts: textsOfRows(data, { propsValue, relationField }) }));
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
  return new Map(
    await Promise.all(chosen.map(async ([key, { reference }]) => [key, await rows.find(reference)] as const)),
  );
}

export interface FoundRows {
  texts?: ReadonlyMap<string, string>;
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
