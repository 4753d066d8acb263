/** Degrees; east and north are positive. */
export interface MapPoint {
  longitude: number;
  latitude: number;
}

/** What a map shows: the point in its middle, and 2^zoom tiles of 256 px that span the world. */
export interface MapView extends MapPoint {
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

export const LEAST_ZOOM = 1;
export const MOST_ZOOM = 16;
/** Beyond it the projection goes to infinity. */
const MOST_LATITUDE = 85.05;

/** Where a point stands on the whole world, px. Source: the spherical Mercator projection of web maps, EPSG:3857. */
function toWorld({ longitude, latitude }: MapPoint, zoom: number): { x: number; y: number } {
  const world = 256 * 2 ** zoom;
  const angle = (Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, latitude)) * Math.PI) / 180;
  return {
    x: ((longitude + 180) / 360) * world,
    y: ((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * world,
  };
}

function fromWorld({ x, y }: { x: number; y: number }, zoom: number): MapPoint {
  const world = 256 * 2 ** zoom;
  return {
    longitude: Math.max(-180, Math.min(180, (x / world) * 360 - 180)),
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / world))) * 180) / Math.PI,
  };
}

/** Where a point stands in a view, px from its upper left corner. */
export function project(point: MapPoint, view: MapView, { width, height }: Size): { x: number; y: number } {
  const [at, middle] = [toWorld(point, view.zoom), toWorld(view, view.zoom)];
  return { x: at.x - middle.x + width / 2, y: at.y - middle.y + height / 2 };
}

/** The point at a place in a view. */
export function unproject(place: { x: number; y: number }, view: MapView, { width, height }: Size): MapPoint {
  const middle = toWorld(view, view.zoom);
  return fromWorld({ x: middle.x + place.x - width / 2, y: middle.y + place.y - height / 2 }, view.zoom);
}

/** The view after its ground was moved by so many px. */
export function moveBy(view: MapView, by: { x: number; y: number }): MapView {
  const middle = toWorld(view, view.zoom);
  return { ...fromWorld({ x: middle.x - by.x, y: middle.y - by.y }, view.zoom), zoom: view.zoom };
}

/** One step nearer or further; the point at `place` stays where it is, that in the middle where none is given. */
export function zoomBy(view: MapView, step: number, size: Size, place?: { x: number; y: number }): MapView {
  const zoom = Math.max(LEAST_ZOOM, Math.min(MOST_ZOOM, view.zoom + step));
  if (zoom === view.zoom || !place) return { ...view, zoom };
  const kept = unproject(place, view, size);
  const at = project(kept, { ...view, zoom }, size);
  return moveBy({ ...view, zoom }, { x: place.x - at.x, y: place.y - at.y });
}

/** The nearest view that shows all points, with a margin; of one point a view of its streets. */
export function fitView(points: readonly MapPoint[], { width, height }: Size): MapView | undefined {
  if (points.length === 0) return undefined;
  const at = points.map((point) => toWorld(point, 0));
  const [left, right] = [Math.min(...at.map(({ x }) => x)), Math.max(...at.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...at.map(({ y }) => y)), Math.max(...at.map(({ y }) => y))];
  const room = (pixels: number, span: number) => Math.log2((pixels * 0.8) / Math.max(span, 1e-9));
  const nearest = Math.floor(Math.min(room(width, right - left), room(height, bottom - top)));
  const zoom = Math.max(LEAST_ZOOM, Math.min(points.length === 1 ? 14 : MOST_ZOOM, nearest));
  return { ...fromWorld({ x: (left + right) / 2, y: (top + bottom) / 2 }, 0), zoom };
}
