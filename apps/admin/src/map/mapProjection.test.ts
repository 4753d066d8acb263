import { describe, expect, it } from 'vitest';
import { fitView, MOST_ZOOM, moveBy, project, unproject, zoomBy } from './mapProjection.js';

const size = { width: 800, height: 600 };
const view = { longitude: 120.2, latitude: 30.25, zoom: 11 };

describe('the projection of maps', () => {
  it('puts the middle into the middle, east to the right and north above', () => {
    expect(project(view, view, size)).toEqual({ x: 400, y: 300 });
    const { x, y } = project({ longitude: 120.3, latitude: 30.3 }, view, size);
    expect(x).toBeGreaterThan(400);
    expect(y).toBeLessThan(300);
    // a tile of 256 px spans 360 degrees at zoom 0
    expect(project({ longitude: 180, latitude: 0 }, { longitude: 0, latitude: 0, zoom: 0 }, size).x).toBe(400 + 128);
  });

  it('finds the point at a place again', () => {
    const point = unproject({ x: 123, y: 456 }, view, size);
    const { x, y } = project(point, view, size);
    expect([x, y]).toEqual([expect.closeTo(123, 6), expect.closeTo(456, 6)]);
  });

  it('moves the ground with the pointer, and zooms around it', () => {
    const moved = moveBy(view, { x: 50, y: -20 });
    expect(project(view, moved, size)).toEqual({
      x: expect.closeTo(450, 6) as number,
      y: expect.closeTo(280, 6) as number,
    });
    const place = { x: 100, y: 500 };
    const kept = unproject(place, view, size);
    const { x, y } = project(kept, zoomBy(view, 1, size, place), size);
    expect([x, y]).toEqual([expect.closeTo(100, 6), expect.closeTo(500, 6)]);
    expect(zoomBy({ ...view, zoom: MOST_ZOOM }, 1, size).zoom).toBe(MOST_ZOOM);
  });

  it('shows all points as near as they fit, one by its streets, none not at all', () => {
    const points = [
      { longitude: 120, latitude: 30 },
      { longitude: 120.5, latitude: 30.4 },
    ];
    const fitted = fitView(points, size)!;
    for (const point of points) {
      const { x, y } = project(point, fitted, size);
      expect(x > 0 && x < 800 && y > 0 && y < 600).toBe(true);
    }
    expect(project(points[1]!, { ...fitted, zoom: fitted.zoom + 1 }, size).x).toBeGreaterThan(760);
    expect(fitView([points[0]!], size)).toMatchObject({ zoom: 14 });
    expect(fitView([], size)).toBeUndefined();
  });
});
