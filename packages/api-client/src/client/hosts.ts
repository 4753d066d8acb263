/** Where the parts of the system are reached: addresses without a slash at the end. `api` is '' for the page's own origin. */
export interface Hosts {
  /** All calls go below it. */
  api: string;
  /** The notification socket, with its path. */
  webSocket: string;
  /** Whole files are sent to it plus `/{type}`. */
  uploader: string;
  /** Shows documents; '' for the page's own origin. */
  preview: string;
  /** Shows screens: `{dataV}/view/{id}`. */
  dataV: string;
  /** What `${report}` stands for in the addresses of menu entries. */
  report: string;
  /** What `${staticJson}` stands for in the addresses of menu entries. */
  staticJson: string;
  /** Printed codes lead to it: where people outside reach the system. */
  qrCode: string;
}

/** Names of the hosts, as a page is told of them. */
export const HOST_NAMES: readonly (keyof Hosts)[] = [
  ...(['api', 'webSocket', 'uploader', 'preview', 'dataV', 'report', 'staticJson', 'qrCode'] as const),
];

/**
 * The hosts of a page: those that were configured, the others from what is there. Without any, all is the page's own
 * origin. `origin` is that of the page, such as `https://admin.example`.
 */
export function resolveHosts(configured: Partial<Record<keyof Hosts, string>>, origin: string): Hosts {
  const given = (name: keyof Hosts) => configured[name]?.replace(/\/+$/, '') || undefined;
  const api = given('api') ?? '';
  return {
    api,
    webSocket: given('webSocket') ?? `${(api || origin).replace(/^http/, 'ws')}/websocket`,
    uploader: given('uploader') ?? `${api}/api/file/Uploader`,
    preview: given('preview') ?? api,
    dataV: given('dataV') ?? origin,
    report: given('report') ?? origin,
    staticJson: given('staticJson') ?? origin,
    qrCode: given('qrCode') ?? origin,
  };
}

/** The hosts as a page carries them: JSON in `<meta name="smart-hosts">`, which the server fills in. Anything else gives none. */
export function readHosts(content: string | null | undefined): Partial<Record<keyof Hosts, string>> {
  if (!content) return {};
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    // a page that nobody filled in is its own host
    return {};
  }
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      ([name, host]) => HOST_NAMES.includes(name as keyof Hosts) && typeof host === 'string',
    ),
  );
}
