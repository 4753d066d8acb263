import { type MenuButton } from '@smart-admin/api-client/contract';
import * as z from 'zod';
import { type AccessTokens } from './AccessTokens.js';
import { callWeChat } from './callWeChat.js';
import { type FollowerInfo, type MpContent, type MpProvider } from './MpProvider.js';
import { WeChatError } from './WeChatError.js';

/**
 * A public account of WeChat.
 * Source: https://developers.weixin.qq.com/doc/offiaccount/Getting_Started/Overview.html
 */
export function liveMp({ appId, appSecret, gateway, tokens }: MpAccount): MpProvider {
  const account = {
    id: appId,
    secret: appSecret,
    // the stable one: it does not end the tokens of other instances
    ask: async () => {
      const answer = await callWeChat(new URL('/cgi-bin/stable_token', gateway), {
        ...{ grant_type: 'client_credential', appid: appId, secret: appSecret },
      });
      const { access_token: token, expires_in: seconds } = TokenSchema.parse(answer);
      return { token, seconds };
    },
  };
  const call = (path: string, body?: object | FormData, query: Record<string, string> = {}) =>
    tokens.withToken(account, (token) => {
      const url = new URL(path, gateway);
      for (const [name, value] of Object.entries({ access_token: token, ...query })) url.searchParams.set(name, value);
      return callWeChat(url, body);
    });
  const sendOne = async (openId: string, content: MpContent) => {
    await (content.type === 'news'
      ? call('/cgi-bin/message/mass/preview', { touser: openId, ...bodyOf(content) })
      : call('/cgi-bin/message/custom/send', { touser: openId, ...bodyOf(content) }));
  };
  return {
    check: async () => {
      await call('/cgi-bin/get_api_domain_ip');
    },
    publishMenu: async (buttons) => {
      await (buttons.length === 0
        ? call('/cgi-bin/menu/delete')
        : call('/cgi-bin/menu/create', { button: buttons.map(toWire) }));
    },
    followers: async (next) => {
      const answer = FollowersSchema.parse(
        await call('/cgi-bin/user/get', undefined, next === '' ? {} : { next_openid: next }),
      );
      const openIds = answer.data?.openid ?? [];
      // the last page names its last follower as the next
      return { openIds, next: openIds.length < PAGE ? '' : answer.next_openid };
    },
    describe: async (openIds) => {
      const body = { user_list: openIds.map((openid) => ({ openid, lang: 'zh_CN' })) };
      const { user_info_list: infos } = InfosSchema.parse(await call('/cgi-bin/user/info/batchget', body));
      return infos.map(toInfo);
    },
    remark: async (openid, remark) => {
      await call('/cgi-bin/user/info/updateremark', { openid, remark });
    },
    send: async (openIds, content) => {
      if (content.type === 'news' && openIds.length > 1) {
        await call('/cgi-bin/message/mass/send', { touser: openIds, ...bodyOf(content), send_ignore_reprint: 0 });
        return new Map();
      }
      const refused = new Map<string, string>();
      for (const openId of openIds)
        try {
          await sendOne(openId, content);
        } catch (error) {
          if (!(error instanceof WeChatError) || !isOfReceiver(error)) throw error;
          refused.set(openId, `${error.code} ${error.message}`);
        }
      return refused;
    },
    sendAll: async (content) => {
      await call('/cgi-bin/message/mass/sendall', {
        ...{ filter: { is_to_all: true }, ...bodyOf(content), send_ignore_reprint: 0 },
      });
    },
    addMaterial: async (type, { name, contentType, content }) => {
      const form = new FormData();
      form.append('media', new Blob([new Uint8Array(content)], { type: contentType }), name);
      if (type === 'video') form.append('description', JSON.stringify({ title: name, introduction: '' }));
      return MediaSchema.parse(await call('/cgi-bin/material/add_material', form, { type })).media_id;
    },
    addNews: async (articles) => {
      const body = {
        articles: articles.map(({ title, author, digest, content, sourceUrl, thumbMediaId }) => ({
          ...{ title, author, digest, content, content_source_url: sourceUrl, thumb_media_id: thumbMediaId },
        })),
      };
      return MediaSchema.parse(await call('/cgi-bin/draft/add', body)).media_id;
    },
    removeMaterial: async (mediaId, isNews) => {
      try {
        await call(isNews ? '/cgi-bin/draft/delete' : '/cgi-bin/material/del_material', { media_id: mediaId });
      } catch (error) {
        // somebody deleted it at WeChat
        if (!(error instanceof WeChatError) || error.code !== GONE) throw error;
      }
    },
  };
}

/** Followers that WeChat names at once. */
const PAGE = 10_000;
/** A media id that is not there. */
const GONE = 40_007;

/** Whether only this receiver cannot be reached: not following, not spoken to within 48 hours, too many messages. */
function isOfReceiver({ code }: WeChatError): boolean {
  return [40_003, 43_004, 45_015, 45_047, 50_002].includes(Number(code));
}

function bodyOf(content: MpContent): object {
  if (content.type === 'text') return { msgtype: 'text', text: { content: content.text } };
  const msgtype = content.type === 'image' ? 'image' : 'mpnews';
  return { msgtype, [msgtype]: { media_id: content.mediaId } };
}

function toWire({ name, children, type, url, key, appId, pagePath }: MenuButton): object {
  if (children.length > 0) return { name, sub_button: children.map((child) => toWire({ ...child, children: [] })) };
  if (type === 'view') return { name, type, url };
  if (type === 'click') return { name, type, key };
  return { name, type, url, appid: appId, pagepath: pagePath };
}

function toInfo(info: z.output<typeof InfosSchema>['user_info_list'][number]): FollowerInfo {
  return {
    openId: info.openid,
    nickname: info.nickname,
    remark: info.remark,
    scene: info.subscribe_scene,
    isFollowing: info.subscribe === 1,
    followTime: info.subscribe_time ? info.subscribe_time * 1_000 : null,
  };
}

const TokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });
const MediaSchema = z.object({ media_id: z.string() });
const FollowersSchema = z.object({
  data: z.object({ openid: z.array(z.string()) }).optional(),
  next_openid: z.string().default(''),
});
const InfosSchema = z.object({
  user_info_list: z.array(
    z.object({
      subscribe: z.number(),
      openid: z.string(),
      nickname: z.string().default(''),
      remark: z.string().default(''),
      subscribe_scene: z.string().default(''),
      subscribe_time: z.number().optional(),
    }),
  ),
});

interface MpAccount {
  appId: string;
  appSecret: string;
  /** Address of WeChat's API. */
  gateway: string;
  tokens: AccessTokens;
}
