import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** WeChat and WeCom as far as this product asks them: tokens, followers, menus, materials, messages, the directory. */
export async function startWeChatServer(): Promise<WeChatServer> {
  const state: WeChatServer['state'] = {
    ...{ calls: [], menu: undefined, tokens: 0, endsToken: false, refuses: new Map(), users: new Map() },
    ...{ departments: new Map(), nextDepartment: 2, followers: [], invalid: [], before: new Map() },
  };
  const server = createServer((request, response) => {
    void answer(state, request).then((body) => {
      if (body === LOST) {
        response.destroy();
        return;
      }
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, gateways: { mp: origin, qy: origin }, state, stop: () => server.close() };
}

/** Answered in place of a call whose answer is lost on its way. */
export const LOST = {};

async function answer(state: WeChatServer['state'], request: IncomingMessage): Promise<object> {
  const url = new URL(request.url ?? '', 'http://127.0.0.1');
  const path = url.pathname.replace('/cgi-bin', '');
  const isFile = request.headers['content-type']?.startsWith('multipart/') ?? false;
  const sent = await text(request);
  const body = (sent === '' || isFile ? {} : JSON.parse(sent)) as Body;
  state.calls.push({ path, body, isFile, query: url.searchParams });
  const instead = await state.before.get(path)?.();
  if (instead) return instead;
  const code = state.refuses.get(path);
  if (code) return { errcode: code, errmsg: `refused ${path}` };
  if (path === '/stable_token' || path === '/gettoken') {
    const secret = path === '/gettoken' ? url.searchParams.get('corpsecret') : body.secret;
    if (secret === 'wrong') return { errcode: 40_001, errmsg: 'invalid credential' };
    state.tokens += 1;
    return { errcode: 0, access_token: `token-${state.tokens}`, expires_in: 7_200 };
  }
  if (state.endsToken) {
    state.endsToken = false;
    return { errcode: 42_001, errmsg: 'access_token expired' };
  }
  return (HANDLERS[path] ?? (() => ({})))(state, body, url.searchParams);
}

const HANDLERS: Record<string, (state: WeChatServer['state'], body: Body, query: URLSearchParams) => object> = {
  '/menu/create': (state, body) => {
    state.menu = body;
    return { errcode: 0 };
  },
  '/user/get': (state) => ({ total: state.followers.length, data: { openid: state.followers }, next_openid: '' }),
  '/user/info/batchget': (_state, { user_list }) => ({
    user_info_list: user_list.map(({ openid }) => ({
      ...{ subscribe: 1, openid, nickname: `昵称${openid}`, remark: '', subscribe_scene: 'ADD_SCENE_QR_CODE' },
      subscribe_time: 1_760_000_000,
    })),
  }),
  '/message/custom/send': (state, { touser }) =>
    state.invalid.includes(touser) ? { errcode: 45_015, errmsg: 'response out of time limit' } : { errcode: 0 },
  '/material/add_material': () => ({ media_id: 'media-1', url: 'https://mmbiz.example/1' }),
  '/draft/add': () => ({ media_id: 'draft-1' }),
  '/media/upload': () => ({ media_id: 'temp-1' }),
  '/department/create': (state, body) => {
    for (const { name, parentid } of state.departments.values())
      if (name === body.name && parentid === body.parentid) return { errcode: 60_008, errmsg: 'department existed' };
    const id = (state.nextDepartment += 1);
    state.departments.set(String(id), body);
    return { errcode: 0, id };
  },
  '/department/list': (state, _body, query) => ({
    department: [...state.departments]
      .filter(([id, { parentid }]) => [id, String(parentid)].includes(query.get('id') ?? ''))
      .map(([id, department]) => ({ ...department, id: Number(id) })),
  }),
  '/department/update': (state, { id, ...body }) => {
    state.departments.set(String(id), body);
    return { errcode: 0 };
  },
  '/department/delete': (state, _body, query) => {
    state.departments.delete(query.get('id') ?? '');
    return { errcode: 0 };
  },
  '/user/create': (state, body) => {
    state.users.set(body.userid, body);
    return { errcode: 0 };
  },
  '/user/update': (state, body) => {
    state.users.set(body.userid, body);
    return { errcode: 0 };
  },
  '/user/delete': (state, _body, query) => {
    state.users.delete(query.get('userid') ?? '');
    return { errcode: 0 };
  },
  '/message/send': (state) => ({ errcode: 0, invaliduser: state.invalid.join('|') }),
};

interface Body {
  [field: string]: unknown;
  user_list: { openid: string }[];
  touser: string;
  userid: string;
  secret: string;
}

export interface WeChatServer {
  origin: string;
  gateways: { mp: string; qy: string };
  state: {
    calls: { path: string; body: Record<string, unknown>; isFile: boolean; query: URLSearchParams }[];
    menu: object | undefined;
    /** Tokens that were given out. */
    tokens: number;
    /** The next call finds its token ended. */
    endsToken: boolean;
    /** Error codes by path. */
    refuses: Map<string, number>;
    /** What happens, by path, before a call is answered, and what is answered in its place. */
    before: Map<string, () => object | undefined | Promise<object | undefined>>;
    followers: string[];
    /** Receivers that cannot be reached. */
    invalid: string[];
    departments: Map<string, Record<string, unknown>>;
    nextDepartment: number;
    users: Map<string, object>;
  };
  stop: () => void;
}
