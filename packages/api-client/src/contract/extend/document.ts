import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint, fileEndpoint } from '../endpoint.js';
import {
  IdSchema,
  IdsBodySchema,
  listOf,
  ListQuerySchema,
  NewIdSchema,
  NothingSchema,
  pageOf,
  TimeSchema,
} from '../schemas.js';

/** Folder of a store, or '' for its top. */
const PlaceIdSchema = z.union([IdSchema, z.literal('')]);

/** Name within a folder: one part of a path that every system can keep. */
const DocumentNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(200)
  // eslint-disable-next-line no-control-regex -- these are what no name may have
  .regex(/^[^\\/:*?"<>|\u0000-\u001f\u007f]+$/)
  .refine((name) => !/^\.+$/.test(name));

const DOCUMENT_PLACES = ['own', 'shared', 'starred', 'bin'] as const;
const SHARE_KINDS = ['user', 'organize', 'role'] as const;
const ShareKindSchema = z.enum(SHARE_KINDS);

/** Bytes of the files that are packed into one archive. */
export const DOCUMENT_ARCHIVE_SIZE = 1024 * 1024 * 1024;

const DocumentSchema = z.object({
  id: IdSchema,
  /** Folder that it lies in; '' for the top of its store, and where the caller may not look into that folder. */
  parentId: PlaceIdSchema,
  /** Name of that folder; '' as for `parentId`. */
  parentName: z.string(),
  kind: z.enum(['folder', 'file']),
  name: z.string(),
  /** Bytes of the newest version; 0 for folders. */
  size: z.number(),
  /** Of the file module; '' for folders. */
  fileId: z.string(),
  fileVersionId: z.string(),
  ownerId: IdSchema,
  ownerName: z.string(),
  /** What the caller may do with it: everything, change it and what lies below, or read it. */
  right: z.enum(['own', 'edit', 'read']),
  /** Whether the caller may take it away from where it lies. */
  canMove: z.boolean(),
  isStarred: z.boolean(),
  /** Whether somebody else reaches it by a share of its own; told to its owner alone. */
  isShared: z.boolean(),
  canPreview: z.boolean(),
  isImage: z.boolean(),
  /** Of a folder when it was made or renamed, of a file also when its newest version came. */
  modifyTime: TimeSchema,
  /** When it came into the recycle bin; null elsewhere. */
  binTime: TimeSchema.nullable(),
});

const FolderSchema = z.object({ id: IdSchema, name: z.string(), hasChildren: z.boolean() });

const ShareSchema = z.object({
  kind: ShareKindSchema,
  /** Of the person, the organisation (with all below it) or the role. */
  targetId: IdSchema,
  canEdit: z.boolean().default(false),
  /** Last day on which it holds; null for no end. */
  until: z.iso.date().nullable().default(null),
});

const path = '/api/extend/Document';
const permission = pages.document.permission;

/** A person's own store of documents, and what others share with them. */
export const document = {
  list: endpoint({
    method: 'GET',
    path,
    permission,
    summary:
      'Documents of a folder, or of a place (own, shared with the caller, starred, recycle bin), folders first; a keyword finds names below it, also by sound',
    byKey: 'whole',
    query: ListQuerySchema.extend({
      place: z.enum(DOCUMENT_PLACES).default('own'),
      /** A folder that the caller may read; its own documents are listed, whatever the place. */
      folderId: PlaceIdSchema.default(''),
    }),
    data: pageOf(DocumentSchema),
  }),
  usage: endpoint({
    method: 'GET',
    path: `${path}/Usage`,
    permission,
    summary: 'Bytes of the caller’s store with all versions and the recycle bin, and how many it may have',
    byKey: 'whole',
    data: z.object({ used: z.number(), limit: z.number() }),
  }),
  room: endpoint({
    method: 'GET',
    path: `${path}/Room`,
    permission,
    summary: 'Bytes that can still come to a folder that the caller may change: what its store has free',
    byKey: 'whole',
    query: z.object({ parentId: PlaceIdSchema.default('') }),
    data: z.object({ free: z.number() }),
  }),
  folders: endpoint({
    method: 'GET',
    path: `${path}/Folders`,
    permission,
    summary: 'Folders of a folder, of the caller’s store or of what is shared with them to change: where things can go',
    byKey: 'whole',
    query: z.object({ parentId: PlaceIdSchema.default(''), shared: z.enum(['0', '1']).default('0') }),
    data: listOf(FolderSchema),
  }),
  names: endpoint({
    method: 'GET',
    path: `${path}/Names`,
    permission,
    summary: 'Whether a name is taken in a folder that the caller may change, by what, and which one like it is free',
    byKey: 'whole',
    query: z.object({ parentId: PlaceIdSchema.default(''), name: DocumentNameSchema }),
    data: z.object({
      taken: z.object({ id: IdSchema, kind: z.enum(['folder', 'file']) }).nullable(),
      proposal: z.string(),
    }),
  }),
  archive: fileEndpoint({
    method: 'POST',
    logName: false,
    path: `${path}/Actions/Archive`,
    permission,
    summary: 'Documents with everything below them as a ZIP archive, at most 2,000 and 1 GB',
    byKey: 'whole',
    timeout: 600_000,
    body: IdsBodySchema,
    contentType: 'application/zip',
  }),
  read: endpoint({
    method: 'GET',
    path: `${path}/{id}`,
    permission,
    summary: 'A document, and the folders above it as far as the caller may read them, the topmost first',
    byKey: 'whole',
    data: DocumentSchema.extend({ path: z.array(z.object({ id: IdSchema, name: z.string() })) }),
  }),
  createFolder: endpoint({
    method: 'POST',
    logName: false,
    once: true,
    path: `${path}/Folder`,
    permission,
    summary: 'Makes a folder; 409 with a free name as `data.proposal` where the name is taken',
    byKey: 'whole',
    body: z.object({ parentId: PlaceIdSchema.default(''), name: DocumentNameSchema }),
    data: NewIdSchema,
  }),
  addFile: endpoint({
    method: 'POST',
    logName: false,
    once: true,
    path: `${path}/File`,
    permission,
    summary:
      'Puts an uploaded file of the type `document` into a folder; 409 with a free name as `data.proposal` where its name is taken',
    byKey: 'whole',
    body: z.object({
      parentId: PlaceIdSchema.default(''),
      fileId: z.string().max(200),
      name: DocumentNameSchema,
      /** Takes a free name like it instead of being refused. */
      keepBoth: z.boolean().default(false),
    }),
    data: NewIdSchema,
  }),
  addVersion: endpoint({
    method: 'POST',
    logName: false,
    once: true,
    path: `${path}/{id}/Version`,
    permission,
    summary: 'Makes an uploaded file of the type `document` the newest version of a document',
    byKey: 'whole',
    body: z.object({ fileId: z.string().max(200) }),
    data: NothingSchema,
  }),
  versions: endpoint({
    method: 'GET',
    path: `${path}/{id}/Versions`,
    permission,
    summary: 'Versions of a document, the newest first',
    byKey: 'whole',
    data: listOf(
      z.object({
        id: IdSchema,
        size: z.number(),
        userName: z.string(),
        time: TimeSchema,
        /** Whether it is what the document holds now. */
        isCurrent: z.boolean(),
      }),
    ),
  }),
  useVersion: endpoint({
    method: 'PUT',
    logName: false,
    path: `${path}/{id}/Version/{versionId}`,
    permission,
    summary: 'Makes an earlier version what the document holds',
    byKey: 'whole',
    data: NothingSchema,
  }),
  rename: endpoint({
    method: 'PUT',
    logName: false,
    path: `${path}/{id}/Actions/Rename`,
    permission,
    summary: 'Gives a document another name; 409 with a free one as `data.proposal` where it is taken',
    byKey: 'whole',
    body: z.object({ name: DocumentNameSchema }),
    data: NothingSchema,
  }),
  move: endpoint({
    method: 'PUT',
    logName: false,
    path: `${path}/Actions/Move`,
    permission,
    summary:
      'Puts documents into another folder of the same store, never into themselves or below; all of them or none. 409 where a name is taken',
    byKey: 'whole',
    body: IdsBodySchema.extend({ parentId: PlaceIdSchema }),
    data: NothingSchema,
  }),
  copy: endpoint({
    method: 'POST',
    logName: false,
    once: true,
    path: `${path}/Actions/Copy`,
    permission,
    summary:
      'Copies documents with everything below them, by their newest versions; what has the same name gets a free one',
    byKey: 'whole',
    body: IdsBodySchema.extend({ parentId: PlaceIdSchema }),
    data: z.object({ ids: z.array(IdSchema) }),
  }),
  star: endpoint({
    method: 'PUT',
    logName: false,
    path: `${path}/Actions/Star`,
    permission,
    summary: 'Gives documents a star that the caller alone sees, or takes it',
    byKey: 'whole',
    body: IdsBodySchema.extend({ isStarred: z.boolean() }),
    data: NothingSchema,
  }),
  remove: endpoint({
    method: 'POST',
    logName: false,
    path: `${path}/Actions/Delete`,
    permission,
    summary: 'Puts documents into the recycle bin of their owner; shares rest while they lie there',
    byKey: 'whole',
    body: IdsBodySchema,
    data: NothingSchema,
  }),
  restore: endpoint({
    method: 'POST',
    logName: false,
    path: `${path}/Actions/Restore`,
    permission,
    summary:
      'Takes documents out of the caller’s recycle bin to where they lay, under a free name where theirs is taken',
    byKey: 'whole',
    body: IdsBodySchema,
    data: NothingSchema,
  }),
  purge: endpoint({
    method: 'POST',
    logName: false,
    path: `${path}/Actions/Purge`,
    permission,
    summary: 'Deletes documents of the caller’s recycle bin for ever; all that lie there without ids',
    byKey: 'whole',
    body: z.object({ ids: z.array(IdSchema).min(1).max(500).optional() }),
    data: NothingSchema,
  }),
  shares: endpoint({
    method: 'GET',
    path: `${path}/{id}/Shares`,
    permission,
    summary: 'With whom a document of the caller’s own is shared',
    byKey: 'whole',
    data: listOf(ShareSchema.extend({ targetName: z.string(), isOver: z.boolean() })),
  }),
  saveShares: endpoint({
    method: 'PUT',
    logName: false,
    path: `${path}/{id}/Shares`,
    permission,
    summary:
      'Says with whom a document of the caller’s own is shared; what is left out is taken back at once, and who is new is told',
    byKey: 'whole',
    body: z.object({ shares: z.array(ShareSchema).max(200) }),
    data: NothingSchema,
  }),
};

export type DocumentPlace = (typeof DOCUMENT_PLACES)[number];
export type DocumentShareKind = (typeof SHARE_KINDS)[number];
