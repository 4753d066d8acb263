import { CARD_TEXT_LENGTH, type PortalCard, type PortalDocument } from '@smart-admin/api-client/contract';
import { hasErrors } from '@smart-admin/form-engine/editor';
import { createTranslate } from '@smart-admin/ui/messages';
import { expect, it } from 'vitest';
import { CARDS } from '../cards/cards.js';
import { type CardKind } from '../ShownCard.js';
import { checkPortal } from './checkPortal.js';
import { newCard } from './newCard.js';
import { portalDesignMessages } from './portalDesignMessages.js';

const t = createTranslate(portalDesignMessages, 'zh');
const portal = (cards: PortalCard[]): PortalDocument => ({ version: 1, filters: [], defaultFor: [], cards });
const check = (cards: PortalCard[]) => checkPortal(portal(cards), t, 'zh');
const card = <Kind extends CardKind>(kind: Kind) => newCard(kind, { x: 0, y: 0 }, 'zh');

it('lets no portal without cards be released', () => {
  expect(hasErrors(check([]))).toBe(true);
});

it.each(Object.keys(CARDS) as CardKind[])('a new card %s says what it still needs', (kind) => {
  const settings = check([card(kind)]).map(({ setting }) => setting);
  const needed: Partial<Record<CardKind, string[]>> = {
    figure: ['measures'],
    line: ['measures', 'dimension'],
    bar: ['measures', 'dimension'],
    ranking: ['measures', 'dimension'],
    web: ['address'],
    image: ['address'],
    text: ['html'],
  };
  expect(settings).toEqual(needed[kind] ?? []);
});

it('refuses addresses that the server would refuse', () => {
  const web = { ...card('web'), address: 'javascript:alert(1)', opens: '//evil' } as PortalCard;
  expect(check([web]).filter(({ severity }) => severity === 'error')).toHaveLength(2);
  const file = { ...card('web'), address: '/api/file/a' } as PortalCard;
  expect(check([file]).map(({ message }) => message)).toEqual([t('problem.badWeb')]);
});

it('tells of a text that is longer than the server takes, and of filters without a name', () => {
  const text = { ...card('text'), html: 'x'.repeat(CARD_TEXT_LENGTH + 1) } as PortalCard;
  expect(check([text]).map(({ message }) => message)).toEqual([t('problem.longText', { max: '20,000' })]);
  const filters: PortalDocument['filters'] = [{ id: 'a', label: '', kind: 'text', options: [] }];
  expect(checkPortal({ ...portal([card('toDo')]), filters }, t, 'zh')).toMatchObject([
    { severity: 'error', message: '没有名称' },
  ]);
});

it('warns of a filter that is gone', () => {
  const list = card('list') as Extract<PortalCard, { kind: 'list' }>;
  const value = { from: 'filter', value: 'gone' } as const;
  const data = {
    ...list.data,
    ...{ source: 'model', modelId: 'm', conditions: [{ field: 'a', operator: 'equal', value }] },
  } as typeof list.data;
  expect(check([{ ...list, data }]).map(({ message }) => message)).toEqual([t('problem.goneFilter')]);
});
