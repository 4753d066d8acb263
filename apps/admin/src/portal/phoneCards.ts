import { type ShownCard } from './ShownCard.js';

type Placed = Pick<ShownCard, 'x' | 'y' | 'hiddenOnPhones' | 'phoneOrder'>;

/** Cards as phones have them: those that are shown there, in their own order, else as people read the canvas. */
export function phoneCards<Card extends Placed>(cards: readonly Card[]): Card[] {
  const order = ({ phoneOrder }: Placed) => (phoneOrder === 0 ? Infinity : phoneOrder);
  return cards
    .filter(({ hiddenOnPhones }) => !hiddenOnPhones)
    .toSorted((one, other) => {
      const [first, second] = [order(one), order(other)];
      return (first === second ? 0 : first - second) || one.y - other.y || one.x - other.x;
    });
}
