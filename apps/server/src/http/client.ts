import Bowser from 'bowser';
import { type FastifyRequest } from 'fastify';
import { type Client } from '../rights/caller.js';
import { findPlace } from './findPlace.js';

/** Reads where a call comes from; place and platform are worked out only when asked for. */
export function readClient(request: FastifyRequest): Client {
  const { ip, headers } = request;
  return {
    ip,
    get place() {
      return findPlace(ip);
    },
    get platform() {
      return describeAgent(headers['user-agent']);
    },
  };
}

function describeAgent(agent: string | undefined): string {
  if (!agent) return '';
  const { browser, os } = Bowser.parse(agent.slice(0, 500));
  const name = [browser.name, browser.version?.split('.')[0]].filter(Boolean).join(' ');
  return [name, [os.name, os.versionName ?? os.version].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(' / ')
    .slice(0, 100);
}
