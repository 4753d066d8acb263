import { type PortalDocument } from '@smart-admin/api-client/contract';
import { useMessages } from '@smart-admin/ui/locale';
import { api } from '../../app/api.js';
import { DesignTemplates } from '../../design/DesignTemplates.js';
import { portalDesignMessages } from './portalDesignMessages.js';

/** Portals to begin with. */
export function PortalTemplates(props: PortalTemplatesProps) {
  const t = useMessages(portalDesignMessages);
  return (
    <DesignTemplates
      {...props}
      noun="portal"
      load={api.design.portal.templates}
      hint={t('replaceText')}
      nameOf={(id) => t(`template.${id}`)}
      describe={({ cards }) => t('templateText', { count: cards.length })}
      renderSketch={(document) => <Sketch document={document} />}
    />
  );
}

/** Where the cards stand. */
function Sketch({ document: { cards } }: { document: PortalDocument }) {
  const rows = Math.max(1, ...cards.map(({ y, h }) => y + h));
  return (
    <svg aria-hidden viewBox={`0 0 120 ${rows * 5}`} className="w-full rounded-sm bg-surface">
      {cards.map(({ id, x, y, w, h, kind }) => (
        <rect
          key={id}
          x={x * 10 + 1}
          y={y * 5 + 1}
          width={w * 10 - 2}
          height={h * 5 - 2}
          rx="1.5"
          className={kind === 'figure' ? 'fill-(--primary-soft-active)' : 'fill-(--bg-active)'}
        />
      ))}
    </svg>
  );
}

interface PortalTemplatesProps {
  readOnly: boolean;
  onUse: (name: string, document: PortalDocument) => void;
}
