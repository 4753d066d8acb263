import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { millimetres, pageRule, sizeOf, type Paper } from './paper.js';

/**
 * Prints something on a paper, without the page around it. What is printed stands beside the page until the print
 * dialog is closed; put `sheet` anywhere into the page.
 *
 * @example const printer = usePrinter(); ... onClick={() => printer.print({ content: <Sheet />, paper: A4 })} ... {printer.sheet}
 */
export function usePrinter() {
  const [job, setJob] = useState<PrintJob | null>(null);
  return { print: setJob, sheet: job && <PrintRoot job={job} onDone={() => setJob(null)} /> };
}

interface PrintJob {
  content: ReactNode;
  paper: Paper;
}

function PrintRoot({ job: { content, paper }, onDone }: { job: PrintJob; onDone: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLStyleElement>(null);
  useEffect(() => {
    let isGone = false;
    const print = async (sheet: HTMLElement) => {
      // an image that cannot be loaded is printed as its name
      await Promise.allSettled([...sheet.querySelectorAll('img')].map((image) => image.decode()));
      if (isGone || !page.current) return;
      page.current.textContent = pageRule(paper, millimetres(sheet.offsetHeight));
      window.addEventListener('afterprint', onDone, { once: true });
      window.print();
    };
    if (root.current) void print(root.current);
    return () => {
      isGone = true;
      window.removeEventListener('afterprint', onDone);
    };
  }, [paper, onDone]);
  const { width } = sizeOf(paper);
  return createPortal(
    <div
      ref={root}
      data-slot="print-root"
      style={{ width: `${width - paper.marginLeft - paper.marginRight}mm` }}
      // measured before it is printed, so it has to be laid out
      // the right line of a table as wide as the paper lies half beyond it
      className="invisible fixed top-0 left-[-200vw] pr-px print:visible print:static print:w-auto!"
    >
      <style ref={page} />
      {content}
    </div>,
    document.body,
  );
}
