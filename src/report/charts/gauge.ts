import { scaleLinear } from "d3-scale";
import type { DialWithList } from "../../knowledge/kpi-record/kpi-drawing.ts";
import { area, circle, type Frame, label, line, type Mark } from "./drawing.ts";
import type { Target } from "./target.ts";
import { cutText } from "./text-width.ts";

/** A share on a dial, with the few items that lower it next to it. */
export interface Gauge extends DialWithList {
  /** 0 to 100. */
  readonly value: number;
  readonly target: Target;
}

export function drawGauge({ value, target, listTitle, items }: Gauge, frame: Frame): readonly Mark[] {
  const radius = Math.min(frame.width * 0.2, frame.height - 16);
  const [x, y] = [frame.x + radius + 4, frame.y + radius + 3];
  const angle = scaleLinear([0, 100], [-Math.PI / 2, Math.PI / 2]).clamp(true);
  const list = { x: x + radius + 22, width: frame.x + frame.width - x - radius - 22 };
  return [
    ...dial(x, y, radius, angle, target),
    ...needle(x, y, radius, angle(value)),
    label("0", x - radius + 4, y + 12, { tone: "muted", anchor: "middle" }),
    label("100", x + radius - 6, y + 12, { tone: "muted", anchor: "middle" }),
    label(cutText(listTitle, list.width, 10.5), list.x, frame.y + 10, { tone: "muted" }),
    ...items.slice(0, rowsFor(frame)).flatMap((item, index) => {
      const at = frame.y + 27 + index * 15;
      return [
        area(`M${list.x},${at}h7l-3.5,-6.5Z`, "loss"),
        label(cutText(item, list.width - 12, 10.5), list.x + 12, at),
      ];
    }),
  ];
}

const rowsFor = ({ height }: Frame): number => Math.max(0, Math.floor((height - 18) / 15));

type Angle = (value: number) => number;

function dial(x: number, y: number, radius: number, angle: Angle, { low, high }: Target): readonly Mark[] {
  const from = low === high ? 100 : high;
  const ticks = Array.from({ length: 21 }, (_, index) => index * 5).map((value) => {
    const length = value % 25 === 0 ? 7 : 4;
    return line(onDial(x, y, radius, angle(value)), onDial(x, y, radius - length, angle(value)), "muted", 1);
  });
  return [area(ring(x, y, radius + 4, radius + 1, angle(low), angle(from)), "accent"), ...ticks];
}

function ring(x: number, y: number, outer: number, inner: number, startAngle: number, endAngle: number): string {
  const corners = [
    onDial(x, y, outer, startAngle),
    onDial(x, y, outer, endAngle),
    onDial(x, y, inner, endAngle),
    onDial(x, y, inner, startAngle),
  ].map(([a, b]) => `${a},${b}`);
  return `M${corners[0]}A${outer},${outer},0,0,1,${corners[1]}L${corners[2]}A${inner},${inner},0,0,0,${corners[3]}Z`;
}

const onDial = (x: number, y: number, radius: number, angle: number): readonly [number, number] => [
  x + radius * Math.sin(angle),
  y - radius * Math.cos(angle),
];

function needle(x: number, y: number, radius: number, angle: number): readonly Mark[] {
  return [line([x, y], onDial(x, y, radius - 9, angle), "ink", 2), circle(x, y, 3.6, "ink")];
}
