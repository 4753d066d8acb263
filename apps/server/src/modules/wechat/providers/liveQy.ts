import * as z from 'zod';
import { type AccessTokens } from './AccessTokens.js';
import { callWeChat } from './callWeChat.js';
import { type OutgoingFile } from './MpProvider.js';
import { type QyContent, type QyProvider } from './QyProvider.js';
import { WeChatError } from './WeChatError.js';

/**
 * An enterprise account of WeCom.
 * Source: https://developer.work.weixin.qq.com/document/path/90195 (address book), /90236 (messages)
 */
export function liveQy({ corpId, agentId, agentSecret, contactSecret, gateway, tokens }: QyAccount): QyProvider {
  const caller = (secret: string) => {
    const account = {
      id: corpId,
      secret,
      ask: async () => {
        const url = new URL('/cgi-bin/gettoken', gateway);
        url.searchParams.set('corpid', corpId);
        url.searchParams.set('corpsecret', secret);
        const { access_token: token, expires_in: seconds } = TokenSchema.parse(await callWeChat(url));
        return { token, seconds };
      },
    };
    return (path: string, body?: object | FormData, query: Record<string, string> = {}) =>
      tokens.withToken(account, (token) => {
        const url = new URL(`/cgi-bin${path}`, gateway);
        for (const [name, value] of Object.entries({ access_token: token, ...query }))
          url.searchParams.set(name, value);
        return callWeChat(url, body);
      });
  };
  const agent = caller(agentSecret);
  const contacts = caller(contactSecret);
  const upload = async ({ name, contentType, content }: OutgoingFile) => {
    const form = new FormData();
    form.append('media', new Blob([new Uint8Array(content)], { type: contentType }), name);
    return MediaSchema.parse(await agent('/media/upload', form, { type: 'image' })).media_id;
  };
  const bodyOf = async (content: QyContent): Promise<object> => {
    if (content.type === 'text') return { msgtype: 'text', text: { content: content.text } };
    if (content.type === 'image') return { msgtype: 'image', image: { media_id: await upload(content.file) } };
    const articles = [];
    for (const { title, author, digest, content: html, sourceUrl, cover } of content.articles)
      articles.push({
        ...{ title, author, digest, content: html, content_source_url: sourceUrl },
        thumb_media_id: await upload(cover),
      });
    return { msgtype: 'mpnews', mpnews: { articles } };
  };
  /** Id of the department of a name below a parent; undefined where nobody may see it. */
  const findDepartment = async (name: string, parentId: string) => {
    // newer accounts show names to their agents only
    for (const ask of [contacts, agent])
      try {
        const { department } = DepartmentsSchema.parse(await ask('/department/list', undefined, { id: parentId }));
        const found = department.find((one) => one.name === name && one.parentid === Number(parentId));
        if (found) return String(found.id);
      } catch (error) {
        if (!(error instanceof WeChatError)) throw error;
      }
    return undefined;
  };
  const post = async (touser: string, content: QyContent) =>
    SentSchema.parse(
      await agent('/message/send', { touser, agentid: Number(agentId), safe: 0, ...(await bodyOf(content)) }),
    );
  return {
    check: async () => {
      await agent('/agent/get', undefined, { agentid: agentId });
      await contacts('/department/simplelist');
    },
    saveDepartment: async ({ id, name, parentId, order }, others) => {
      const body = { name, parentid: Number(parentId), order };
      const update = async (known: string) => {
        await contacts('/department/update', { id: Number(known), ...body });
        return known;
      };
      if (id !== '') return update(id);
      try {
        return String(CreatedSchema.parse(await contacts('/department/create', body)).id);
      } catch (error) {
        if (!(error instanceof WeChatError) || error.code !== NAME_EXISTS) throw error;
        // somebody added it at WeCom, or the answer that told its id was lost
        const found = await findDepartment(name, parentId);
        if (found === undefined || others.has(found)) throw error;
        return update(found);
      }
    },
    removeDepartment: (id) => unlessGone(contacts('/department/delete', undefined, { id })),
    saveMember: async (member, isNew) => {
      const body = toWire(member);
      try {
        await contacts(isNew ? '/user/create' : '/user/update', body);
      } catch (error) {
        // somebody added or deleted them at WeCom
        if (!(error instanceof WeChatError)) throw error;
        if (isNew && error.code === EXISTS) await contacts('/user/update', body);
        else if (!isNew && GONE.has(error.code)) await contacts('/user/create', body);
        else throw error;
      }
    },
    removeMember: (userid) => unlessGone(contacts('/user/delete', undefined, { userid })),
    send: async (userIds, content) => {
      const { invaliduser } = await post(userIds.join('|'), content);
      return new Map(
        invaliduser.split('|').flatMap((id) => (id === '' ? [] : [[id.toLowerCase(), `${NOT_A_MEMBER} invaliduser`]])),
      );
    },
    sendAll: async (content) => {
      await post('@all', content);
    },
  };
}

const EXISTS = 60_102;
/** A department of that name below the same parent. */
const NAME_EXISTS = 60_008;
/** What WeCom calls a receiver that is none. */
const NOT_A_MEMBER = 81_013;
/** A member or a department that is not there. */
const GONE = new Set<number | 'AWAY'>([60_111, 60_003, 60_123]);

async function unlessGone(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof WeChatError) || !GONE.has(error.code)) throw error;
  }
}

function toWire(member: Parameters<QyProvider['saveMember']>[0]): object {
  const { userId: userid, name, mobile, email, position, departmentIds } = member;
  return { userid, name, mobile, email, position, department: departmentIds.map(Number), enable: 1 };
}

const TokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });
const MediaSchema = z.object({ media_id: z.string() });
const DepartmentsSchema = z.object({
  department: z.array(z.object({ id: z.number(), name: z.string().default(''), parentid: z.number() })),
});
const CreatedSchema = z.object({ id: z.number() });
const SentSchema = z.object({ invaliduser: z.string().default('') });

interface QyAccount {
  corpId: string;
  agentId: string;
  agentSecret: string;
  contactSecret: string;
  /** Address of WeCom's API. */
  gateway: string;
  tokens: AccessTokens;
}
