import { measure } from '../measure.js';

/** A page of 10,000 cells, all of them drawn. */
export function Cells() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(20, 1fr)' }}>
      {Array.from({ length: 10_000 }, (_, index) => (
        <span key={index}>{index}</span>
      ))}
    </div>
  );
}

/** Offers opening and closing of a dialog over the page as `window.bench.dialog`: milliseconds of each opening. */
export function benchDialog() {
  window.bench = {
    dialog: async () => {
      const opened = [];
      for (let run = 0; run < 12; run += 1) {
        opened.push(await measure(() => document.querySelector('#open').click(), isShown));
        await measure(pressEscape, () => !isShown());
      }
      // the first opening fills caches
      return opened.slice(2);
    },
  };
}

function isShown() {
  return document.querySelector('[role=dialog] input') !== null;
}

function pressEscape() {
  document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
}
