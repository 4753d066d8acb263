import { Accordion } from '@smart-admin/ui/accordion';
import { Button } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { Steps } from '@smart-admin/ui/steps';
import { Tabs } from '@smart-admin/ui/tabs';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { isOffered } from '../core/compile/conditions.js';
import { fieldsOfLayout, type LayoutPanel, type PanelsNode } from '../core/document/LayoutNode.js';
import { type FormContainerProps } from './FormNodes.js';
import { slotStyle, WHOLE_WIDTH } from './formNode.js';
import { rendererMessages } from './rendererMessages.js';
import { useReveal } from './reveal.js';
import { NO_NODES, useAnyVisible } from './useAnyVisible.js';

/** Panels of a form as tabs, as sections that open, or as steps. A field in a closed panel opens it when it is gone to. */
export function FormPanels({ node, store, arrangement, draw, isFramed }: FormPanelsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [chosen, setOpen] = useState(() => openAtFirst(node));
  // panels come and go while a form is designed
  const open =
    node.panels.some(({ id }) => chosen.includes(id)) || node.type === 'collapse' ? chosen : openAtFirst(node);
  const children = useMemo(() => node.panels.flatMap((panel) => panel.children), [node]);
  const isVisible = useAnyVisible(store, isFramed ? NO_NODES : children);
  useReveal(ref, (path) => {
    const [name = ''] = path.split('.');
    const panel = node.panels.find(({ id, children }) => path === `@${id}` || fieldsOfLayout(children).includes(name));
    if (panel && !open.includes(panel.id)) setOpen(node.type === 'collapse' ? [...open, panel.id] : [panel.id]);
  });
  if (!isFramed && !(isVisible && isOffered(node, store.device))) return null;
  const content = (panel: LayoutPanel) => (
    <div
      className="flex min-w-0 flex-wrap content-start gap-y-(--form-gap) pt-3"
      style={{ columnGap: store.document.appearance.gutter }}
    >
      {draw(panel.children, panel.id)}
    </div>
  );
  const titled = node.panels.map((panel, index) => ({ panel, title: panel.title || String(index + 1) }));
  return (
    <div
      ref={ref}
      data-slot={`form-${node.type}`}
      style={isFramed ? WHOLE_WIDTH : slotStyle(store.document.appearance, arrangement, node.span)}
      className="min-w-0"
    >
      {node.type === 'tabs' && (
        <Tabs
          keepMounted
          orientation={node.tabPosition === 'left' || node.tabPosition === 'right' ? 'vertical' : 'horizontal'}
          items={titled.map(({ panel, title }) => ({ value: panel.id, label: title, content: content(panel) }))}
          value={open[0] ?? ''}
          onValueChange={(id) => setOpen([id])}
        />
      )}
      {node.type === 'collapse' && (
        <Accordion
          single={node.accordion}
          items={titled.map(({ panel, title }) => ({ value: panel.id, label: title, content: content(panel) }))}
          value={open}
          onValueChange={setOpen}
        />
      )}
      {node.type === 'steps' && (
        <FormSteps titled={titled} open={open[0]} onOpen={(id) => setOpen([id])} content={content} />
      )}
    </div>
  );
}

/** Steps with their buttons; every panel stays in the page, so that nothing typed is lost. */
function FormSteps({ titled, open, onOpen, content }: FormStepsProps) {
  const t = useMessages(rendererMessages);
  const current = Math.max(
    0,
    titled.findIndex(({ panel }) => panel.id === open),
  );
  const go = (index: number) => {
    const next = titled[index];
    if (next) onOpen(next.panel.id);
  };
  return (
    <>
      <Steps items={titled.map(({ panel, title }) => ({ key: panel.id, title }))} current={current} onStepClick={go} />
      {titled.map(({ panel }, index) => (
        <div key={panel.id} hidden={index !== current}>
          {content(panel)}
        </div>
      ))}
      <div className="flex justify-end gap-2 pt-3">
        {current > 0 && <Button onClick={() => go(current - 1)}>{t('previous')}</Button>}
        {current < titled.length - 1 && <Button onClick={() => go(current + 1)}>{t('next')}</Button>}
      </div>
    </>
  );
}

/** Panels that the document opens, by name or number; otherwise the first one. */
function openAtFirst({ panels, active }: PanelsNode): string[] {
  const found = panels.filter(
    ({ name }, index) => active.includes(String(index)) || (name !== '' && active.includes(name)),
  );
  return (found.length > 0 ? found : panels.slice(0, 1)).map(({ id }) => id);
}

export interface FormPanelsProps extends Omit<FormContainerProps, 'node'> {
  node: PanelsNode;
}

interface FormStepsProps {
  titled: readonly { panel: LayoutPanel; title: string }[];
  open: string | undefined;
  onOpen: (id: string) => void;
  content: (panel: LayoutPanel) => ReactNode;
}
