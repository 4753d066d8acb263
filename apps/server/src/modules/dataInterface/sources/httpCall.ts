import { t } from '../dataInterface.messages.js';
import { type InterfaceBody, type ParameterValues } from '../dataInterface.tables.js';
import { InterfaceFailure } from '../InterfaceFailure.js';
import { fillPlaceholders } from '../placeholders.js';
import { type JsonCall } from './fetchJson.js';

/** The call of an interface with its parameters filled in: escaped in the address, as whole JSON values in the body. */
export function httpCall(definition: HttpSource, values: ParameterValues, secret: string): JsonCall {
  const { method, timeoutSeconds } = definition;
  const filled = fillPlaceholders(definition.url, (name) => encodeURIComponent(String(values[name] ?? '')));
  const url = URL.parse(filled);
  if (!url || hasDotSegment(filled)) throw new InterfaceFailure(t('urlWrong'));
  return {
    method,
    url,
    headers: Object.fromEntries(definition.headers.map(({ name, value }) => [name.toLowerCase(), value])),
    credentials: credentialsOf(definition, secret),
    body:
      method === 'POST' ? fillPlaceholders(definition.requestBody, (name) => JSON.stringify(values[name] ?? null)) : '',
    timeoutSeconds,
  };
}

type HttpSource = Pick<
  InterfaceBody,
  'method' | 'url' | 'headers' | 'requestBody' | 'auth' | 'authName' | 'timeoutSeconds'
>;

function credentialsOf({ auth, authName }: HttpSource, secret: string): Record<string, string> {
  if (auth === 'basic') return { authorization: `Basic ${Buffer.from(`${authName}:${secret}`).toString('base64')}` };
  if (auth === 'bearer') return { authorization: `Bearer ${secret}` };
  return auth === 'header' ? { [authName.toLowerCase()]: secret } : {};
}

/** A value of `..` would lead to another place than the address names. */
function hasDotSegment(address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  return path.split(/[/\\]/).some((part) => /^(\.|%2e){1,2}$/i.test(part));
}
