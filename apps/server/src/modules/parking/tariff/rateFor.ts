import { type TariffPrices, type VehicleRate } from '@smart-admin/api-client/contract';
import { type TariffStay } from './tariffTypes.js';

/** The first rate that fits a vehicle; undefined where none does. */
export function rateFor(
  { rates }: Pick<TariffPrices, 'rates'>,
  { vehicleKind, plateColour }: Pick<TariffStay, 'vehicleKind' | 'plateColour'>,
): VehicleRate | undefined {
  return rates.find(
    ({ vehicleKinds, plateColours }) =>
      (vehicleKinds?.includes(vehicleKind) ?? true) && (plateColours?.includes(plateColour) ?? true),
  );
}
