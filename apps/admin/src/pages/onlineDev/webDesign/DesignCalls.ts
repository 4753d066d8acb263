import { type MissingReference, type RelatedForm, type TableChange } from '@smart-admin/api-client/contract';
import { type Device } from '@smart-admin/form-engine/core';
import { type OtherUses } from '@smart-admin/form-engine/designer';
import { type ReferenceSources } from '@smart-admin/form-engine/editor';
import { createContext, use } from 'react';
import { type ReleasePlace } from './MenuPlaceFields.js';

/** The calls by which a page designs models: whoever has its right needs no other one. */
export interface DesignCalls {
  /** Whose layout and list are designed. */
  device: Device;
  read(id: string, options?: CallOptions): Promise<ModelDraft>;
  /** Saves documents as a change of a revision of the draft. */
  update(id: string, body: Partial<StoredModel> & { revision: number }, options?: CallOptions): Promise<unknown>;
  /** The documents that users see. */
  released(id: string, options?: CallOptions): Promise<StoredModel>;
  releasePlan(id: string): Promise<ReleasePlan>;
  release(id: string, place: ReleasePlace, options?: CallOptions): Promise<unknown>;
  /** Who uses a field besides its form; where fields can be removed. */
  usesOf?(id: string, field: string): Promise<OtherUses>;
  /** Fields of other forms that point to records of the model; where a list can show those. */
  relatedForms?(id: string, signal: AbortSignal): Promise<readonly RelatedForm[]>;
  /** What references are chosen from; where some can be set. */
  references?: ReferenceSources;
}

/** Calls of the page that is open. */
export const DesignCallsContext = createContext<DesignCalls | null>(null);

export function useDesignCalls(): DesignCalls {
  const calls = use(DesignCallsContext);
  if (!calls) throw new Error('The designers of models need a DesignCallsContext above them');
  return calls;
}

/** Documents in the stored format, as text. */
export interface StoredModel {
  formData: string;
  columnData: string;
}

/** What the designers read of a model. */
export interface ModelDraft extends StoredModel {
  id: string;
  fullName: string;
  /** 0 draft, 1 released, 2 changed since the release. */
  state: number;
  /** 1 when the app's menu has an entry of it. */
  inApp: number;
  revision: number;
}

/** What a release would do. */
export interface ReleasePlan {
  changes: readonly TableChange[];
  missing: readonly MissingReference[];
  /** Why it cannot be done now, as a sentence for whoever asks; '' where it can. Default ''. */
  refusal?: string;
}

export interface CallOptions {
  silent?: boolean;
  idempotencyKey?: string;
}
