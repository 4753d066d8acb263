import { createContext, use, type ReactNode } from 'react';
import { type RecordSource, type TreeSource, type UserSource } from '@smart-admin/pickers/sources';
import { type UploadTransport } from '@smart-admin/ui/uploader';
import { type OptionParams } from '../../core/compile/evaluateParams.js';
import { type ColumnSettingsStore } from './ColumnSettings.js';
import { type AskedFilter } from '../../core/compile/recordFilterOf.js';
import { type Option } from '../../core/document/Option.js';
import { type RecordFilter } from '../../core/list/recordFilter.js';
import { type LookupQuestion } from '../../core/kinds/lookup/lookUp.js';

/** Where the choices of forms come from. The app fills it once; a field whose source is missing says that it has no data. */
export interface FormDataSources {
  /** Items of a dictionary type, narrowed by the parameters of the field. A disabled one is offered only where it is chosen. */
  options?(dictionaryTypeId: string, signal?: AbortSignal, params?: OptionParams): Promise<Option[]>;
  /** Answer of an address that a form names, asked with the parameters of the field; the field's `optionKeys` tell what is what. Anything but a list gives no options. */
  remoteOptions?(url: string, signal?: AbortSignal, params?: OptionParams): Promise<unknown>;
  /** Who is signed in: new records start with them where a field asks for it, and their names show without loading. */
  currentUser?: CurrentPerson | undefined;
  users?: UserSource;
  organizeTree?: TreeSource;
  departmentTree?: TreeSource;
  positionTree?: TreeSource;
  roleTree?: TreeSource;
  groupTree?: TreeSource;
  /** Provinces, cities and districts, level by level. */
  areaTree?: TreeSource;
  /** Records of another model; `relationField` names the field whose text stands for a record. It finds and names those that pass `filter`; where `asked` names the field that asks, its server takes the filter from there. */
  records?(modelId: string, relationField: string, filter?: RecordFilter, asked?: AskedFilter): RecordSource;
  /** Rows of a data interface: `propsValue` names the part of a row that is its id, `relationField` the one that stands for it; `filter` as of records. */
  interfaceRows?(rows: InterfaceRows, filter?: RecordFilter): RecordSource;
  /** The data that an interface answers whoever is signed in, with these parameters. Throws where it does not. */
  interfaceAnswer?(question: LookupQuestion, signal?: AbortSignal): Promise<unknown>;
  /** Where a person's columns of subtables are kept. Default: they go with the form. */
  columnSettings?: ColumnSettingsStore;
  /** Where places lie: a location then suggests addresses, and knows that of the own position. */
  mapPlaces?: MapPlaceSource;
  /** Where files and images go. */
  uploads?: UploadTransport;
}

/** A map service, as far as forms ask it. */
export interface MapPlaceSource {
  /** Places by a part of their name. */
  search(keyword: string, signal?: AbortSignal): Promise<readonly MapPlace[]>;
  /** The place at a point that a device measured (WGS 84), its coordinates as the maps of the service have them; undefined where nothing is known. */
  describe(point: { longitude: number; latitude: number }): Promise<MapPlace | undefined>;
}

export interface MapPlace {
  id: string;
  name: string;
  address: string;
  /** Degrees. */
  longitude: number;
  latitude: number;
}

/** Which rows of a data interface a field chooses from. */
export interface InterfaceRows {
  interfaceId: string;
  propsValue: string;
  relationField: string;
}

/** The signed-in person with their names. */
export interface CurrentPerson {
  id: string;
  name: string;
  /** Organisation or department that they belong to; '' for none. */
  organizeId: string;
  organizeName: string;
}

const FormDataSourcesContext = createContext<FormDataSources>({});

/** Gives all forms below their data. */
export function FormDataSourcesProvider({ sources, children }: FormDataSourcesProviderProps) {
  return <FormDataSourcesContext value={sources}>{children}</FormDataSourcesContext>;
}

/** The sources of the forms here. */
export function useFormDataSources(): FormDataSources {
  return use(FormDataSourcesContext);
}

export interface FormDataSourcesProviderProps {
  sources: FormDataSources;
  children: ReactNode;
}
