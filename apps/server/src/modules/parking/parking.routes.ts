import { boothRoutes } from './booth/booth.routes.js';
import { escapeRoutes } from './escapes/escape.routes.js';
import { findingRoutes } from './findings/finding.routes.js';
import { invoiceRoutes } from './invoices/invoice.routes.js';
import { labRoutes } from './lab/lab.routes.js';
import { publicParkingRoutes } from './public/public.routes.js';
import { patrolRoutes } from './patrol/patrol.routes.js';
import { berthRoutes } from './setup/berth.routes.js';
import { companyRoutes } from './setup/company.routes.js';
import { inspectorRoutes } from './setup/inspector.routes.js';
import { laneRoutes } from './setup/lane.routes.js';
import { cardKindRoutes } from './cards/cardKind.routes.js';
import { listedPlateRoutes } from './cards/listedPlate.routes.js';
import { merchantRoutes } from './setup/merchant.routes.js';
import { placeRoutes } from './setup/place.routes.js';
import { reductionCodeRoutes } from './setup/reductionCode.routes.js';
import { tariffRoutes } from './setup/tariff.routes.js';
import { refundRoutes } from './refunds/refund.routes.js';
import { statementRoutes } from './statements/statement.routes.js';
import { shiftRoutes } from './shifts/shift.routes.js';
import { simulatorRoutes } from './simulator/simulator.routes.js';
import { orderRoutes } from './staff/order.routes.js';
import { paymentChannelRoutes } from './payments/channels/channel.routes.js';
import { paymentRoutes } from './staff/payment.routes.js';
import { screenRoutes } from './screens/screen.routes.js';

export const parkingRoutes = [
  ...placeRoutes,
  ...laneRoutes,
  ...berthRoutes,
  ...inspectorRoutes,
  ...patrolRoutes,
  ...boothRoutes,
  ...tariffRoutes,
  ...labRoutes,
  ...reductionCodeRoutes,
  ...merchantRoutes,
  ...companyRoutes,
  ...cardKindRoutes,
  ...listedPlateRoutes,
  ...publicParkingRoutes,
  ...orderRoutes,
  ...paymentRoutes,
  ...paymentChannelRoutes,
  ...invoiceRoutes,
  ...refundRoutes,
  ...statementRoutes,
  ...escapeRoutes,
  ...findingRoutes,
  ...shiftRoutes,
  ...screenRoutes,
  ...simulatorRoutes,
];
