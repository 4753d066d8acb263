import { createContext, use } from 'react';

/** Something that a setting can refer to. */
export interface ReferenceChoice {
  /** What the document keeps. */
  id: string;
  name: string;
  /** Another name of it, by which documents may name it too; it is shown beside and found by a search. */
  code?: string | undefined;
  /** A few words beside it: a category, an example. */
  hint?: string | undefined;
  /** What lies below it: where something has children, the choices are drawn as a tree. */
  children?: readonly ReferenceChoice[] | undefined;
  /** Of parts: the one that stands for the whole. Default false. */
  isDefault?: boolean | undefined;
}

/** Where the choices of one kind come from. It keeps its identity: what it answered is kept by it for a minute. */
export interface ReferenceSource {
  /**
   * All that can be chosen, or for parts those of the thing with the id `within`. Undefined where that is not known: then it
   * is typed. Throws where it cannot be loaded, which is told with a button to try again.
   */
  load(within: string, signal: AbortSignal): Promise<readonly ReferenceChoice[] | undefined>;
  /** What a choice holds, to show below it: the items of a dictionary. */
  preview?(id: string, signal: AbortSignal): Promise<readonly string[]>;
}

/** Sources by the kind of what they offer (`model`, `modelField`, `billRule`); a setting whose kind has none is typed. */
export type ReferenceSources = Readonly<Record<string, ReferenceSource>>;

/** What choices are asked for: a kind, and for parts the id of what they belong to; '' as long as that is not chosen. */
export interface ReferenceKey {
  of: string;
  within?: string | undefined;
}

/** What is known of some choices by now, those of trees in one list; undefined for what is not loaded or not known. */
export type ReferenceLookup = (of: string, within?: string) => readonly ReferenceChoice[] | undefined;

const NO_SOURCES: ReferenceSources = {};

/** The sources of the designer around. */
export const ReferenceSourcesContext = createContext<ReferenceSources>(NO_SOURCES);

export function useReferenceSources(): ReferenceSources {
  return use(ReferenceSourcesContext);
}

/** The choice that a document names, by id first. */
export function choiceNamed(choices: readonly ReferenceChoice[], name: string): ReferenceChoice | undefined {
  return choices.find(({ id }) => id === name) ?? choices.find(({ code }) => code === name);
}

/** Choices with all that lies below them. */
export function flatChoices(choices: readonly ReferenceChoice[]): readonly ReferenceChoice[] {
  const isTree = choices.some(({ children }) => children);
  return isTree ? choices.flatMap((choice) => [choice, ...flatChoices(choice.children ?? [])]) : choices;
}
