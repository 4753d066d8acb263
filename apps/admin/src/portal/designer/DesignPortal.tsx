import { type PortalDocument } from '@smart-admin/api-client/contract';
import { api } from '../../app/api.js';
import { DesignPage } from '../../design/DesignPage.js';
import { PortalDesigner } from './PortalDesigner.js';

/** The designer of one portal. */
export function DesignPortal({ id, onBack }: { id: string; onBack: () => void }) {
  return (
    <DesignPage
      id={id}
      noun="portal"
      calls={CALLS}
      renderDesigner={(props) => <PortalDesigner {...props} />}
      onBack={onBack}
    />
  );
}

const CALLS: Parameters<typeof DesignPage<PortalDocument>>[0]['calls'] = {
  read: (id, options) => api.design.portal.read({ id }, options),
  released: (id) => api.design.portal.released({ id }, { silent: true }),
  update: (id, body) => api.design.portal.update({ id, body }, { silent: true }),
  release: (id, body, options) => api.design.portal.release({ id, body }, options),
};
