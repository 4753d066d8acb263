import { toast } from '@smart-admin/ui/toast';
import { createContext, use, type ReactNode } from 'react';
import { browserLayouts } from './state/browserLayouts.js';
import {
  type ColumnSettingsStore,
  type FormDraftStore,
  type ListLayoutStore,
  type ListViewStore,
  type ResourcePermissions,
} from './types.js';

const NOTHING: ResourcePermissions = { can: () => false, canColumn: () => false, fieldAccess: () => 'hidden' };

/** Everything is allowed: for pages without managed permissions, stories and tests. */
export const ALLOW_ALL: ResourcePermissions = { can: () => true, canColumn: () => true, fieldAccess: () => 'write' };

interface ResourceSetting {
  permissions: ResourcePermissions;
  columnSettings: ColumnSettingsStore | undefined;
  views: ListViewStore | undefined;
  drafts: FormDraftStore | undefined;
  layouts: ListLayoutStore;
  onError: (error: unknown) => void;
  onChanged: (() => void) | undefined;
  explain: ResourceExplanation | undefined;
}

const ResourceContext = createContext<ResourceSetting>({
  permissions: NOTHING,
  columnSettings: undefined,
  views: undefined,
  drafts: undefined,
  layouts: browserLayouts,
  onError: showError,
  onChanged: undefined,
  explain: undefined,
});

/** Gives the resource pages below their rights and where a person's columns are kept. Without it nothing is allowed. */
export function ResourceProvider({
  permissions,
  columnSettings,
  views,
  drafts,
  layouts = browserLayouts,
  onError = showError,
  onChanged,
  explain,
  children,
}: ResourceProviderProps) {
  return (
    <ResourceContext value={{ permissions, columnSettings, views, drafts, layouts, onError, onChanged, explain }}>
      {children}
    </ResourceContext>
  );
}

/** Rights, stores and reports of the pages here. */
export function useResourceSetting(): ResourceSetting {
  return use(ResourceContext);
}

function showError(error: unknown): void {
  if (error instanceof Error && error.message !== '') toast.error(error.message, { id: error.message });
}

/** Says why somebody sees a page, and where it can, one of its records. */
export interface ResourceExplanation {
  page: () => void;
  record?: (id: string) => void;
}

export interface ResourceProviderProps {
  permissions: ResourcePermissions;
  /** Default: columns are forgotten with the page. */
  columnSettings?: ColumnSettingsStore;
  /** Default: lists have no saved views. */
  views?: ListViewStore;
  /** Default: what was typed is lost with the page. */
  drafts?: FormDraftStore;
  /** Where it is kept whether a list stands in a table or as cards. Default: in this browser. */
  layouts?: ListLayoutStore;
  /** Told when a call fails that no form shows. Default: a toast with the error's message; pass your own when the client already shows one. */
  onError?: (error: unknown) => void;
  /** Told after something here was created, changed or removed, and on a refresh: what others keep of it is out of date. */
  onChanged?: () => void;
  /** Shows why the person sees what they see. Default: nothing says so. */
  explain?: ResourceExplanation | undefined;
  children: ReactNode;
}
