import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { RevisionSchema } from '../changeOf.js';
import { endpoint } from '../endpoint.js';
import {
  FullNameSchema,
  IdSchema,
  ListQuerySchema,
  NewIdSchema,
  NothingSchema,
  pageOf,
  TimeSchema,
} from '../schemas.js';

const page = pages.weChatMpMaterial;
const path = '/api/wechat/MPMaterial';

export const MaterialTypeSchema = z.enum(['image', 'voice', 'video', 'news']);

/**
 * What WeChat takes: bytes and extensions.
 * Source: https://developers.weixin.qq.com/doc/offiaccount/Asset_Management/Adding_Permanent_Assets.html
 */
export const MATERIAL_RULES = {
  image: { bytes: 10 * 1024 * 1024, extensions: ['bmp', 'png', 'jpeg', 'jpg', 'gif'] },
  voice: { bytes: 2 * 1024 * 1024, extensions: ['mp3', 'wma', 'wav', 'amr'] },
  video: { bytes: 10 * 1024 * 1024, extensions: ['mp4'] },
} as const;

/** One article of news. */
export const ArticleSchema = z.object({
  title: z.string().trim().min(1).max(64),
  author: z.string().trim().max(8).default(''),
  /** Shown in lists; empty for the beginning of the text. */
  digest: z.string().trim().max(120).default(''),
  /** HTML, cleaned before it is stored. */
  content: z.string().min(1).max(20_000),
  /** Where "read on" leads. */
  sourceUrl: z.union([z.url({ protocol: /^https?$/ }).max(1024), z.literal('')]).default(''),
  /** The image material that is its cover. */
  coverId: IdSchema,
});

const MaterialSchema = z.object({
  id: IdSchema,
  type: MaterialTypeSchema,
  fullName: z.string(),
  /** Name at WeChat. */
  mediaId: z.string(),
  /** Address of the file here for this session; '' for news. */
  url: z.string(),
  fileSize: z.number().int(),
  articles: z.array(ArticleSchema.extend({ coverUrl: z.string() })),
  revision: RevisionSchema,
  creatorTime: TimeSchema,
});

/** Permanent materials of the public account. */
export const mpMaterial = {
  list: endpoint({
    method: 'GET',
    path,
    permission: page.permission,
    summary: 'Materials of one type, paged, the newest first',
    query: ListQuerySchema.extend({ type: MaterialTypeSchema.default('image') }),
    data: pageOf(MaterialSchema),
  }),
  create: endpoint({
    method: 'POST',
    once: true,
    path,
    permission: page.button('btn_add'),
    summary: 'Gives an uploaded file to WeChat as a permanent material; 400 for what WeChat would not take',
    body: z.object({
      type: MaterialTypeSchema.exclude(['news']),
      fullName: FullNameSchema,
      /** Of the upload, as `annex`. */
      fileId: z.string().min(1).max(200),
    }),
    data: NewIdSchema,
  }),
  createNews: endpoint({
    method: 'POST',
    once: true,
    path: `${path}/News`,
    permission: page.button('btn_add'),
    summary: 'Gives one to eight articles to WeChat as a draft',
    body: z.object({ articles: z.array(ArticleSchema).min(1).max(8) }),
    data: NewIdSchema,
  }),
  updateNews: endpoint({
    method: 'PUT',
    path: `${path}/News/{id}`,
    permission: page.button('btn_edit'),
    summary: 'Changes the articles of a draft, here and at WeChat; 409 where others have saved since `revision`',
    body: z.object({ revision: RevisionSchema, articles: z.array(ArticleSchema).min(1).max(8) }),
    data: NothingSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    permission: page.button('btn_remove'),
    summary: 'Deletes a material here and at WeChat; 409 for the cover of news',
    data: NothingSchema,
  }),
};

export type MaterialType = z.infer<typeof MaterialTypeSchema>;
export type Material = z.infer<typeof MaterialSchema>;
export type Article = z.infer<typeof ArticleSchema>;
