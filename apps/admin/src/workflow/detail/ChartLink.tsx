import { decodeFlowDocument } from '@smart-admin/form-engine/flow';
import { conditionWords, FlowChart } from '@smart-admin/form-engine/flow-designer';
import { Button } from '@smart-admin/ui/button';
import { Drawer } from '@smart-admin/ui/drawer';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { useMemo, useState } from 'react';
import { chartMarks, chartNotes } from './chartMarks.js';
import { flowDetailMessages } from './flowDetailMessages.js';
import { readForm } from './readForm.js';
import { type FlowDetail } from './useFlow.js';

/** Opens the drawing of the flow, with how far it has come. */
export function ChartLink({ flow }: { flow: FlowDetail }) {
  const t = useMessages(flowDetailMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" size="mini" onClick={() => setOpen(true)}>
        {t('chart')}
      </Button>
      <Drawer
        open={isOpen}
        onOpenChange={setOpen}
        title={t('chart')}
        width={DIMENSIONS.popupDialog}
        bodyClassName="p-0"
      >
        {isOpen && <Chart flow={flow} />}
      </Drawer>
    </>
  );
}

function Chart({ flow }: { flow: FlowDetail }) {
  const document = useMemo(() => decodeFlowDocument(flow.document), [flow.document]);
  const marks = useMemo(() => chartMarks(flow), [flow]);
  const notes = useMemo(() => chartNotes(flow), [flow]);
  const locale = useLocale();
  const read = useMemo(() => readForm(flow, locale), [flow, locale]);
  const describeBranch = useMemo(
    () => ('document' in read ? conditionWords(read.document, { locale }) : undefined),
    [read, locale],
  );
  return <FlowChart document={document} marks={marks} notes={notes} describeBranch={describeBranch} />;
}
