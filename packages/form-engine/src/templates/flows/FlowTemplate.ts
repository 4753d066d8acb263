import { type FlowDocument } from '../../flow/document/FlowDocument.js';
import { type PeopleRule } from '../../flow/document/PeopleRule.js';
import { type Say } from '../buildTemplate.js';
import { type FormCompany } from '../FormCompany.js';

/** A finished flow over the form of a template, in one language: a flow keeps each of its texts once. */
export interface FlowTemplate {
  /** Item of the dictionary flowCategory. */
  category: string;
  icon: string;
  /** What lists call a flow of it: an expression over its form. */
  titleFormula: string;
  description: string;
  document: FlowDocument;
}

/** Whom flows ask besides the heads of the launcher: who that is differs from company to company. */
export const FLOW_POSTS = [
  ...(['manager', 'finance', 'legal', 'personnel', 'purchasing'] as const),
  ...(['maintenance', 'archive', 'sealKeeper', 'parking', 'reception'] as const),
] as const;

export type FlowPost = (typeof FLOW_POSTS)[number];

/** What of a company flows are made with. */
export interface FlowCompany extends FormCompany {
  /** Who holds a post. */
  posts?: Readonly<Partial<Record<FlowPost, readonly PeopleRule[]>>>;
  /** Whom is asked for a post that nobody has named: administrators, until somebody names others in the designer. */
  others: readonly PeopleRule[];
  /** Id of the flow for the use of a seal, which a contract starts. Without one the seal is a step of the contract. */
  sealFlow?: string | undefined;
}

/** Makes the flow of a template in a language, for a company. */
export type BuildFlow = (say: Say, company: FlowCompany) => FlowTemplate;

/** Who is asked for a post. */
export function holders({ posts, others }: FlowCompany, post: FlowPost): readonly PeopleRule[] {
  return posts?.[post] ?? others;
}
