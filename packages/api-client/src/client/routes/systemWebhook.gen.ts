// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const systemWebhook: RouteTree<Contract['system']['webhook']> = {
  list: { path: '/api/system/Webhook' },
  read: { path: '/api/system/Webhook/{id}' },
  changes: { path: '/api/system/Webhook/{id}/Changes' },
  update: { method: 'PUT', path: '/api/system/Webhook/{id}' },
  remove: { method: 'DELETE', path: '/api/system/Webhook/{id}' },
  updateState: { method: 'PUT', path: '/api/system/Webhook/{id}/Actions/State' },
  models: { path: '/api/system/Webhook/Models' },
  create: { method: 'POST', path: '/api/system/Webhook' },
  rotateSecret: { method: 'POST', path: '/api/system/Webhook/{id}/Actions/RotateSecret' },
  test: { method: 'POST', path: '/api/system/Webhook/{id}/Actions/Test' },
  deliveries: { path: '/api/system/Webhook/{id}/Deliveries' },
  delivery: { path: '/api/system/Webhook/{id}/Deliveries/{deliveryId}' },
  resend: { method: 'POST', path: '/api/system/Webhook/{id}/Deliveries/{deliveryId}/Actions/Resend' },
};
