import { type Plugin } from 'vite';
import { SCAN_PAGE, SCAN_PATHS } from '../packages/api-client/src/pages/scanPaths.ts';

/** Answers the addresses of printed codes with the page of their entry while the admin is developed, as the server does. */
export function scanPagesInDev(): Plugin {
  const paths = new Set<string>(SCAN_PATHS);
  return {
    name: 'scan-pages-in-dev',
    configureServer: (server) => {
      server.middlewares.use((request, _response, next) => {
        const [path = '', query] = (request.url ?? '').split('?');
        if (paths.has(path)) request.url = `/${SCAN_PAGE}${query === undefined ? '' : `?${query}`}`;
        next();
      });
    },
  };
}
