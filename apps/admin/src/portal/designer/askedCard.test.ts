import { PortalCardSchema } from '@smart-admin/api-client/contract';
import { expect, it } from 'vitest';
import { CARDS } from '../cards/cards.js';
import { type CardKind } from '../ShownCard.js';
import { askedCard } from './askedCard.js';
import { newCard } from './newCard.js';

it.each(Object.keys(CARDS) as CardKind[])(
  'a card %s is asked for its rows also while its look is not as it has to be',
  (kind) => {
    const card = {
      ...newCard(kind, { x: 99, y: -1 }, 'zh'),
      opens: 'nowhere',
      seconds: 1,
      unit: 'x'.repeat(99),
      roleIds: ['r'],
    };
    expect(PortalCardSchema.safeParse(card).success).toBe(false);
    const asked = PortalCardSchema.parse(askedCard(card));
    expect(asked).toMatchObject({ id: card.id, roleIds: ['r'], organizeIds: [] });
    expect('data' in asked ? asked.data : undefined).toEqual('data' in card ? card.data : undefined);
  },
);
