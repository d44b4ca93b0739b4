import type { Outline, Point } from "./canvas.ts";

/** Our mark as outlines, the same shape that `logoPaths` draws: in a square of 32, moved and enlarged. */
export function markOutlines(left: number, top: number, size: number): readonly Outline[] {
  const scale = size / 32;
  const placed = (outline: Outline): Outline => outline.map(([x, y]) => [left + x * scale, top + y * scale]);
  return [
    ring(200.9, 339.1),
    ring(20.9, 159.1),
    bar([1, 16], [7.8, 16], 4),
    bar([24.2, 16], [31, 16], 4),
    disc([16, 16], 3.4),
    bar([16, 16], [21.6, 9.8], 2.6),
    disc([21.6, 9.8], 1.3),
  ].map(placed);
}

/** A part of the ring around the mark, between two angles in degrees clockwise from the right. */
function ring(from: number, to: number): Outline {
  const steps = Array.from({ length: 33 }, (_, step) => from + ((to - from) * step) / 32);
  return [
    ...steps.map((angle) => around([16, 16], 13.4, angle)),
    ...steps.toReversed().map((angle) => around([16, 16], 10.6, angle)),
  ];
}

const disc = (center: Point, radius: number): Outline =>
  Array.from({ length: 48 }, (_, step) => around(center, radius, step * 7.5));

/** A straight stroke with flat ends. */
function bar([x1, y1]: Point, [x2, y2]: Point, width: number): Outline {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [((y1 - y2) / length) * (width / 2), ((x2 - x1) / length) * (width / 2)];
  return [
    [x1 - dx, y1 - dy],
    [x2 - dx, y2 - dy],
    [x2 + dx, y2 + dy],
    [x1 + dx, y1 + dy],
  ];
}

function around([x, y]: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}
