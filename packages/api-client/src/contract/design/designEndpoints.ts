import * as z from 'zod';
import { type Page } from '../../pages/index.js';
import { crudEndpoints } from '../crudEndpoints.js';
import { endpoint, fileEndpoint } from '../endpoint.js';
import {
  AuditSchema,
  DescriptionSchema,
  EnabledMarkSchema,
  EnCodeSchema,
  FullNameSchema,
  IdSchema,
  ListQuerySchema,
  NothingSchema,
  pageOf,
  SortCodeSchema,
} from '../schemas.js';
import { ModelVersionSchema, ReleaseBodySchema, ReleaseSchema } from '../visualdev/models.js';

/** Buttons of the pages on which pages are designed. */
export type DesignButton = 'btn_add' | 'btn_edit' | 'btn_remove' | 'btn_release' | 'btn_download';

/**
 * The calls of one kind of designed pages (portals, reports, screens). They differ in their page of the menu and in the
 * schema of their document: people see the released document, the draft waits for the next release.
 */
export function designEndpoints<const Name extends string, Document extends z.ZodType>({
  name,
  page,
  document,
  noun,
}: DesignDefinition<Name, Document>) {
  const path: `/api/visualdev/${Name}` = `/api/visualdev/${name}`;
  const body = z.object({
    fullName: FullNameSchema,
    enCode: EnCodeSchema,
    /** Any word to sort them by. */
    category: z.string().trim().max(50).default(''),
    description: DescriptionSchema,
    sortCode: SortCodeSchema,
    document,
  });
  const { document: _document, ...head } = body.shape;
  const state = {
    /** 0 draft, 1 released, 2 changed since the release. */
    state: z.int(),
    /** Number of the last release; 0 = none. */
    version: z.int(),
    ...AuditSchema.shape,
  };
  return {
    ...crudEndpoints({
      path,
      page,
      body,
      record: state,
      calls: {
        read: `One ${noun} with its draft`,
        changes: 'Its last changes',
        create: `Creates a ${noun}`,
        update: 'Changes the draft; people see it after the next release',
        remove: `Deletes a ${noun} with its releases and its entries in the menus`,
        copy: 'Makes a draft copy',
      },
    }),
    list: endpoint({
      method: 'GET',
      path,
      permission: page.permission,
      summary: `Each ${noun}, paged`,
      query: ListQuerySchema.extend({ state: z.coerce.number().int().optional() }),
      data: pageOf(
        z.object({
          ...head,
          id: IdSchema,
          ...state,
          /** 1 when an entry of a menu shows it. */
          inMenu: EnabledMarkSchema,
        }),
      ),
    }),
    export: fileEndpoint({
      method: 'GET',
      path: `/api/visualdev/${name}/{id}/Actions/Export`,
      permission: page.button('btn_download'),
      summary: `A ${noun} as a JSON file, which the page takes back`,
      contentType: 'application/json',
    }),
    release: endpoint({
      method: 'POST',
      once: true,
      path: `/api/visualdev/${name}/{id}/Actions/Release`,
      permission: page.button('btn_release'),
      summary: 'Publishes the draft below an entry of the web menu, of the app’s menu, or of both',
      body: ReleaseBodySchema,
      data: ReleaseSchema.omit({ tables: true }),
    }),
    released: endpoint({
      method: 'GET',
      path: `/api/visualdev/${name}/{id}/Released`,
      permission: page.permission,
      summary: 'The document that people see; null before the first release',
      data: z.object({ version: z.int(), document: document.nullable() }),
    }),
    versions: endpoint({
      method: 'GET',
      path: `/api/visualdev/${name}/{id}/Versions`,
      permission: page.permission,
      summary: 'Its releases, newest first, paged',
      query: ListQuerySchema,
      data: pageOf(ModelVersionSchema),
    }),
    version: endpoint({
      method: 'GET',
      path: `/api/visualdev/${name}/{id}/Versions/{version}`,
      permission: page.permission,
      summary: 'The document of one release',
      data: z.object({ version: z.int(), document }),
    }),
    restoreVersion: endpoint({
      method: 'POST',
      path: `/api/visualdev/${name}/{id}/Versions/{version}/Actions/Restore`,
      permission: page.button('btn_edit'),
      summary: 'Makes the document of a release the draft; people see it after the next release',
      data: NothingSchema,
    }),
  };
}

export interface DesignDefinition<Name extends string, Document extends z.ZodType> {
  /** In the addresses of its calls. */
  name: Name;
  page: Page<string, DesignButton>;
  /** Schema of the document: it is checked at each write. */
  document: Document;
  /** What one of them is called in the API document. */
  noun: string;
}
