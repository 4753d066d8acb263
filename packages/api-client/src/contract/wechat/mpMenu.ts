import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { RevisionSchema } from '../changeOf.js';
import { endpoint } from '../endpoint.js';
import { NothingSchema, TimeSchema } from '../schemas.js';

const urlSchema = z.union([z.url({ protocol: /^https?$/ }).max(1024), z.literal('')]).default('');

/** What happens when followers tap a button: a page, an event with a key, or a page of a mini program. */
const ActionSchema = z.object({
  type: z.enum(['view', 'click', 'miniprogram']),
  /** Of `view`; of `miniprogram` for clients that know none. */
  url: urlSchema,
  /** Of `click`. */
  key: z.string().trim().max(128).default(''),
  /** Of `miniprogram`. */
  appId: z
    .string()
    .trim()
    .max(64)
    .regex(/^[\w-]*$/)
    .default(''),
  /** Of `miniprogram`. */
  pagePath: z.string().trim().max(200).default(''),
});

/** Source: https://developers.weixin.qq.com/doc/offiaccount/Custom_Menus/Creating_Custom-Defined_Menu.html */
export const MENU_LIMITS = { buttons: 3, children: 5, nameBytes: 16, childNameBytes: 60 } as const;

const childSchema = ActionSchema.extend({ name: z.string().trim().min(1).max(60) });

/** A button of the first level: it does something, or opens those below it. */
export const MenuButtonSchema = childSchema.extend({
  children: z.array(childSchema).max(MENU_LIMITS.children).default([]),
});

const page = pages.weChatMpMenu;
const path = '/api/wechat/MPMenu';

/** The menu of the public account. */
export const mpMenu = {
  read: endpoint({
    method: 'GET',
    path,
    permission: page.permission,
    summary: 'The menu as it was saved last, and whether followers see it so',
    data: z.object({
      buttons: z.array(MenuButtonSchema),
      revision: RevisionSchema,
      /** When it was published; null for never. */
      publishedTime: TimeSchema.nullable(),
      /** Whether what is saved differs from what is published. */
      isChanged: z.boolean(),
    }),
  }),
  update: endpoint({
    method: 'PUT',
    path,
    permission: page.button('btn_edit'),
    summary: 'Saves the menu; 409 where others have saved since `revision`',
    body: z.object({ revision: RevisionSchema, buttons: z.array(MenuButtonSchema).max(MENU_LIMITS.buttons) }),
    data: NothingSchema,
  }),
  publish: endpoint({
    method: 'POST',
    path: `${path}/Actions/Publish`,
    permission: page.button('btn_release'),
    summary: 'Gives the saved menu to WeChat: followers see it within a day; 400 for buttons that WeChat would refuse',
    rateLimit: 20,
    body: z.object({ revision: RevisionSchema }),
    data: NothingSchema,
  }),
};

export type MenuButton = z.infer<typeof MenuButtonSchema>;
