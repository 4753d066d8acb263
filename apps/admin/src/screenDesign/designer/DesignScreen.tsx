import { type ScreenDocument } from '@smart-admin/api-client/contract';
import { api } from '../../app/api.js';
import { DesignPage } from '../../design/DesignPage.js';
import { ScreenDesigner } from './ScreenDesigner.js';

/** The designer of one screen. */
export function DesignScreen({ id, onBack }: { id: string; onBack: () => void }) {
  return (
    <DesignPage
      id={id}
      noun="screen"
      calls={CALLS}
      renderDesigner={(props) => <ScreenDesigner {...props} />}
      onBack={onBack}
    />
  );
}

const CALLS: Parameters<typeof DesignPage<ScreenDocument>>[0]['calls'] = {
  read: (id, options) => api.design.screen.read({ id }, options),
  released: (id) => api.design.screen.released({ id }, { silent: true }),
  update: (id, body) => api.design.screen.update({ id, body }, { silent: true }),
  release: (id, body, options) => api.design.screen.release({ id, body }, options),
};
