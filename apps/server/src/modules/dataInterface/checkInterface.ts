import { expressionProblem } from '@smart-admin/form-engine/core';
import { fieldError } from '../../db/requireRow.js';
import { t } from './dataInterface.messages.js';
import { type InterfaceBody } from './dataInterface.tables.js';
import { fillPlaceholders, placeholdersOf } from './placeholders.js';
import { isHttp } from './sources/fetchJson.js';

/** Throws 400 for what the schema of an interface cannot know, naming the field. */
export function checkInterface(body: InterfaceBody): void {
  checkNames('parameters', body.parameters);
  checkNames('columns', body.columns);
  if (body.access === 'roles' && !body.roleIds.length) throw fieldError('roleIds', t('rolesMissing'));
  checkSource(body);
  for (const [field, text] of [
    ['filter', body.filter],
    ...body.columns.map(({ expression }, index) => [`columns.${index}.expression`, expression] as const),
  ] as const) {
    const detail = text ? expressionProblem(text) : undefined;
    if (detail) throw fieldError(field, t('expressionWrong', { detail }));
  }
}

/** Whether a stored password would go to somebody else than it was given for. */
export function needsSecretAgain(before: SecretTarget, body: InterfaceBody): boolean {
  const target = ({ url, auth, authName }: SecretTarget) => [URL.parse(url)?.origin, auth, authName].join(' ');
  return body.auth !== 'none' && !body.secret && target(before) !== target(body);
}

type SecretTarget = Pick<InterfaceBody, 'url' | 'auth' | 'authName'>;

function checkSource(body: InterfaceBody): void {
  switch (body.kind) {
    case 'sql':
      if (!body.sql.trim()) throw fieldError('sql', t('sqlEmpty'));
      return checkPlaceholders('sql', body.sql, body);
    case 'http':
      return checkHttp(body);
    case 'static':
      return requireJson('staticData', body.staticData);
    case 'script':
      if (!body.script.trim()) throw fieldError('script', t('scriptEmpty'));
  }
}

function checkHttp(body: InterfaceBody): void {
  // what stands in braces may be anything, but never say whom to call
  const url = URL.parse(fillPlaceholders(body.url, () => 'x'));
  const [, host = ''] = /^https?:\/\/([^/?#]*)/i.exec(body.url) ?? [];
  if (!url || !isHttp(url) || !host || host.includes('{') || url.username || url.password)
    throw fieldError('url', t('urlWrong'));
  checkPlaceholders('url', body.url, body);
  if (body.method === 'POST' && body.requestBody) {
    requireJson(
      'requestBody',
      fillPlaceholders(body.requestBody, () => 'null'),
    );
    checkPlaceholders('requestBody', body.requestBody, body);
  }
  const needsName = body.auth === 'header' || body.auth === 'basic';
  if (needsName && !(body.auth === 'basic' ? body.authName : /^[A-Za-z0-9-]+$/.test(body.authName)))
    throw fieldError('authName', t('authNameMissing'));
}

function checkPlaceholders(field: string, text: string, { parameters }: InterfaceBody): void {
  const unknown = placeholdersOf(text).find((name) => !parameters.some((parameter) => parameter.name === name));
  if (unknown) throw fieldError(field, t('unknownParameter', { name: unknown }));
}

function checkNames(field: string, list: readonly { name: string }[]): void {
  const twice = list.find(({ name }, index) => list.findIndex((other) => other.name === name) !== index);
  if (twice) throw fieldError(field, t('sameName', { name: twice.name }));
}

function requireJson(field: string, text: string): void {
  try {
    JSON.parse(text);
  } catch {
    throw fieldError(field, t('notJson'));
  }
}
