import { isometric, type Project } from '../kit/axonometric.ts';
import { round } from '../kit/geometry.ts';

/** Sheet units per metre along each axis. */
export const unit = 42;

/** The true diameter of a round part, which full-length isometric axes would enlarge. */
export const across = (metres: number): number => round(metres * unit * Math.sqrt(1.5));

export const height = 1000;

/** x runs along the manifold, y along the deliveries from the pumps, z up from the floor. Lengths in metres. */
export interface Layout {
  pumps: number;
  pitch: number;
  /** Place of a pump on the x axis. */
  axis: (index: number) => number;
  project: Project;
  large: number;
  small: number;
  /** End of the manifold. */
  end: number;
  /** Whether the picture includes both ends of the manifold. */
  ends: boolean;
}

export const level = 5.2;
/** The start of the manifold, at its blind flange. */
export const start = -0.4;
export const pumpY = 4.7;
export const nozzle = 0.7;
export const wallY = -1.5;
export const branch = 0.5;
/** The horizontal part of the rising main: the flow meter needs about five diameters upstream and two downstream. */
export const meterY = -4.1;
export const meterLength = 0.95;
export const mainEnd = -6.7;

export function layOut(pumps: number, millimetres: readonly number[]): Layout {
  const pitch = Math.min(3.8, 22.8 / pumps);
  const axis = (index: number): number => 1.2 + index * pitch;
  return {
    pumps,
    pitch,
    axis,
    project: isometric([356, 354], unit),
    small: (millimetres[0] ?? 0) / 1000,
    large: (millimetres[1] ?? 0) / 1000,
    end: axis(pumps - 1) + 1.5,
    ends: true,
  };
}
