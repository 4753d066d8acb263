import { type MapProvider } from './MapProvider.js';
import { type OwnAreas } from './OwnAreas.js';

declare module '../../../deps.js' {
  interface Deps {
    /** The map service: Amap where a key is configured, else the own areas. */
    mapProvider: MapProvider;
    /** Areas of the maps of this system. */
    ownAreas: OwnAreas;
  }
}
