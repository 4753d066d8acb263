import { describe, expect, it } from 'vitest';
import { arrangeCards, arrangementOf, changeCard, moveCard, stepCard, type PlacedCard } from './arrangement.js';

const card = (id: string, side = false, visible = true): PlacedCard => ({ id, side, visible });
const CARDS = [card('figures'), card('notices'), card('places'), card('quick', true), card('account', true)];
const ids = (cards: readonly PlacedCard[]) => cards.map(({ id, side }) => (side ? `${id}|` : id)).join(' ');

describe('arrangement of the home page', () => {
  it('is the default until something is saved', () => {
    expect(arrangeCards(CARDS, undefined)).toEqual(CARDS);
  });

  it('keeps order, column and what is hidden over a save', () => {
    const arranged = changeCard(stepCard(CARDS, 'places', -1), 'account', { visible: false });
    expect(arrangeCards(CARDS, arrangementOf(arranged, undefined))).toEqual(arranged);
    expect(ids(arranged)).toBe('figures places notices quick| account|');
  });

  it('puts a card that is new since beside its neighbour, and forgets one that is gone', () => {
    const saved = arrangementOf([card('gone'), card('places'), card('figures')], undefined);
    expect(ids(arrangeCards(CARDS, saved))).toBe('places figures notices quick| account|');
  });

  it('keeps what was chosen for cards that the person may not have at the moment', () => {
    const saved = arrangementOf([card('notices', true, false), card('figures')], undefined);
    const kept = arrangementOf([card('figures')], saved);
    expect(kept).toContainEqual({ id: 'notices', visible: false, fixed: 'right' });
  });

  it('moves a card to another, into its column', () => {
    expect(ids(moveCard(CARDS, 'notices', 'quick', 'bottom'))).toBe('figures places quick| notices| account|');
    expect(ids(moveCard(CARDS, 'account', 'figures', 'top'))).toBe('account figures notices places quick|');
    expect(moveCard(CARDS, 'figures', 'figures', 'top')).toEqual(CARDS);
  });

  it('steps past the next one that is seen in the same column', () => {
    const hidden = CARDS.map((each) => (each.id === 'notices' ? { ...each, visible: false } : each));
    expect(ids(stepCard(hidden, 'figures', 1))).toBe('notices places figures quick| account|');
    expect(ids(stepCard(CARDS, 'places', 1))).toBe(ids(CARDS));
  });

  it('shows a hidden card as the last', () => {
    const hidden = CARDS.map((each) => (each.id === 'figures' ? { ...each, visible: false } : each));
    expect(changeCard(hidden, 'figures', { visible: true }).at(-1)).toEqual(card('figures'));
  });
});
