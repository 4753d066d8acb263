import { type ReactNode, type Ref, Suspense, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Draws cells that are out of view for as long as it takes to read their texts: what a component writes is known by drawing
 * it alone. It stands in the table, so that language, theme and data of its cells are those of the cells in view.
 * @internal
 */
export function CopySheet({ ref }: { ref: Ref<ReadTexts> }) {
  const [contents, setContents] = useState<readonly ReactNode[]>();
  const sheet = useRef<HTMLDivElement>(null);
  useImperativeHandle(
    ref,
    () => (drawn) => {
      // the clipboard is filled before its event ends
      flushSync(() => setContents(drawn));
      const texts = [...(sheet.current?.children ?? [])].map((cell) => drawnText(cell as HTMLElement));
      flushSync(() => setContents(undefined));
      return texts;
    },
    [],
  );
  if (!contents) return null;
  return (
    <div ref={sheet} aria-hidden inert className="sr-only">
      {contents.map((content, index) => (
        <div key={index}>
          <Suspense>{content}</Suspense>
        </div>
      ))}
    </div>
  );
}

/** Answers what each of the contents shows. */
export type ReadTexts = (contents: readonly ReactNode[]) => string[];

/**
 * What an element shows, as it is copied.
 * @internal
 */
export function drawnText(element: HTMLElement): string {
  return element.innerText || element.textContent;
}
