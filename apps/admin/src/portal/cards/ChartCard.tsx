import { Chart, type ChartKind } from '@smart-admin/ui/chart';
import { useMessages } from '@smart-admin/ui/locale';
import { useMemo } from 'react';
import { chartFigures } from '../dataText.js';
import { portalMessages } from '../portalMessages.js';
import { type CardState, type ShownCard } from '../ShownCard.js';
import { CardBody, CardHead, CardSheet } from './CardFrame.js';

/** What a card without a height of its own gives to its drawing, and what its head and padding take of one that has one. */
const OWN_HEIGHT = 200;
const AROUND = 58;
const HEAD = 32;

/** The measures of a card as a chart, or, by its button, as a table. */
export function ChartCard({
  card,
  kind,
  unit: ownUnit,
  title,
  state,
  height,
  isPhone = false,
  onRefresh,
}: ChartCardProps) {
  const t = useMessages(portalMessages);
  const { answer } = state;
  const figures = useMemo(() => answer && chartFigures(answer, ownUnit, t('yuan')), [answer, ownUnit, t]);
  // beside the names of several series phones have no room for that of the card
  const isApart = isPhone && (figures?.series.length ?? 0) > 1;
  const head = <CardHead card={card} title={title} unit={figures?.unit} state={state} onRefresh={onRefresh} />;
  return (
    <CardSheet title={title} className="px-4 py-2.5">
      <CardBody title={title} state={state} onRefresh={onRefresh}>
        {isApart ? head : null}
        <Chart
          kind={kind}
          label={title}
          heading={isApart ? '' : head}
          labels={figures?.labels}
          series={figures?.series}
          height={height > 0 ? Math.max(60, height - AROUND - (isApart ? HEAD : 0)) : OWN_HEIGHT}
        />
      </CardBody>
    </CardSheet>
  );
}

interface ChartCardProps {
  card: ShownCard;
  kind: Extract<ChartKind, 'line' | 'bar' | 'pie'>;
  unit: string;
  title: string;
  state: CardState;
  height: number;
  isPhone?: boolean | undefined;
  onRefresh?: (() => void) | undefined;
}
