import { render } from '@testing-library/react';
import axe from 'axe-core';
import { cloneElement, createRef, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';

/**
 * The promises that every widget keeps: it is found by `data-slot`, merges `className`, fills `ref`, and axe finds
 * nothing to complain about. What a widget does not take is switched off with a reason at the call.
 */
export function describeConformance(
  element: ReactElement<Record<string, unknown>>,
  { slot, takesClassName = true, refIs }: ConformanceOptions,
): void {
  describe('conformance', () => {
    it('is found by its data-slot', () => {
      render(element);
      expect(document.querySelector(`[data-slot="${slot}"]`)).not.toBeNull();
    });

    if (takesClassName) {
      it('merges className', () => {
        render(cloneElement(element, { className: 'conformance-class' }));
        expect(document.querySelector('.conformance-class')).not.toBeNull();
      });
    }

    if (refIs !== undefined) {
      it('fills ref', () => {
        const ref = createRef<Element>();
        const view = render(cloneElement(element, { ref }));
        expect(ref.current?.nodeName.toLowerCase()).toBe(refIs);
        view.unmount();
        expect(ref.current).toBeNull();
      });
    }

    it('has no accessibility violation', async () => {
      render(<main>{element}</main>);
      expect(await axeViolations()).toEqual([]);
    });
  });
}

export interface ConformanceOptions {
  slot: string;
  /** Default true. */
  takesClassName?: boolean;
  /** Tag of the element that `ref` is filled with; left out when the widget takes no ref. */
  refIs?: string;
}

/** Rules that axe finds broken in the document. Colours and what a modal hides need a real browser: the stories check them. */
export async function axeViolations(): Promise<string[]> {
  const result = await axe.run(document.body, {
    rules: {
      'color-contrast': { enabled: false },
      'aria-hidden-focus': { enabled: false },
      region: { enabled: false },
    },
  });
  return result.violations.map(
    (violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' | ')}`,
  );
}
