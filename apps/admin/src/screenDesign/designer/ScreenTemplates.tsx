import { type ScreenDocument } from '@smart-admin/api-client/contract';
import { useMessages } from '@smart-admin/ui/locale';
import { api } from '../../app/api.js';
import { DesignTemplates } from '../../design/DesignTemplates.js';
import { screenStyle } from '../screenTheme.js';
import { screenDesignMessages } from './screenDesignMessages.js';

/** Screens to begin with. */
export function ScreenTemplates(props: ScreenTemplatesProps) {
  const t = useMessages(screenDesignMessages);
  return (
    <DesignTemplates
      {...props}
      noun="screen"
      load={api.design.screen.templates}
      hint={t('replaceText')}
      nameOf={(id) => t(`template.${id}`)}
      describe={({ widgets }) => t('templateText', { count: widgets.length })}
      renderSketch={(document) => <Sketch document={document} />}
    />
  );
}

/** Where the widgets lie. */
function Sketch({ document }: { document: ScreenDocument }) {
  const { width, height, widgets } = document;
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="w-full rounded-sm" style={screenStyle(document)}>
      {widgets.map(({ id, x, y, w, h, frame, kind }) => (
        <rect
          key={id}
          {...{ x, y, width: w, height: h }}
          rx="8"
          className={
            frame === 'none'
              ? kind === 'title'
                ? 'fill-(--screen-text-2)'
                : 'fill-(--screen-line)'
              : 'fill-(--screen-panel-2) stroke-(--screen-line-strong) stroke-[4px]'
          }
        />
      ))}
    </svg>
  );
}

interface ScreenTemplatesProps {
  readOnly: boolean;
  onUse: (name: string, document: ScreenDocument) => void;
}
