import { createHash, createHmac } from 'node:crypto';

/**
 * Headers of a call of Alibaba Cloud in the style RPC, whose parameters stand in its address, signed by ACS3-HMAC-SHA256.
 * Source: https://help.aliyun.com/zh/sdk/product-overview/v3-request-structure-and-signature
 */
export function signAcs3({ host, query, action, version, account, secret, date, nonce }: Acs3Call): {
  query: string;
  headers: Record<string, string>;
} {
  const sorted = Object.entries(query)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');
  const headers = {
    'x-acs-action': action,
    'x-acs-content-sha256': sha256(''),
    'x-acs-date': date,
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  };
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}:${value}\n`);
  const names = ['host', ...Object.keys(headers)].join(';');
  const request = ['POST', '/', sorted, lines.join(''), names, sha256('')].join('\n');
  const signature = createHmac('sha256', secret)
    .update(`ACS3-HMAC-SHA256\n${sha256(request)}`)
    .digest('hex');
  return {
    query: sorted,
    headers: {
      ...headers,
      authorization: `ACS3-HMAC-SHA256 Credential=${account},SignedHeaders=${names},Signature=${signature}`,
    },
  };
}

interface Acs3Call {
  host: string;
  query: Readonly<Record<string, string>>;
  action: string;
  version: string;
  /** The id of an access key and its secret. */
  account: string;
  secret: string;
  /** As in `2023-10-26T09:01:01Z`. */
  date: string;
  nonce: string;
}

/** RFC 3986, which leaves fewer characters as they are than JavaScript does. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (mark) => `%${mark.codePointAt(0)?.toString(16).toUpperCase() ?? ''}`,
  );
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
