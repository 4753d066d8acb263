import { type FastifyInstance } from 'fastify';
import { type Deps } from '../../deps.js';
import { requestLocale } from '../../http/requestLocale.js';
import { siteName } from './siteName.js';

const BUILT_IN_ICON = '/favicon.svg';

/**
 * By what a browser installs the admin as an app, under the name and icon of the configuration and in the language of the
 * browser (https://www.w3.org/TR/appmanifest/). It says nothing that the sign-in page does not say.
 */
export function registerManifest(app: FastifyInstance, { configs }: Pick<Deps, 'configs'>): void {
  app.get('/manifest.webmanifest', async (request, reply) => {
    const config = await configs.read();
    const name = siteName(config, requestLocale(request));
    return reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language')
      .type('application/manifest+json')
      .send(
        JSON.stringify({
          id: '/',
          name,
          short_name: name,
          start_url: '/home',
          scope: '/',
          display: 'standalone',
          theme_color: '#121720',
          background_color: '#f5f6f8',
          icons: [{ src: config.appIcon || BUILT_IN_ICON, sizes: 'any', purpose: 'any' }],
        }),
      );
  });
}
