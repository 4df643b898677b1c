/**
 * A figure is one record: its number and unit, what it counts, where, who published it and when. Pages and drawings name
 * it, the register lists it.
 */
import type { Unit } from '../shared/units.ts';
import type { Text } from '../text.ts';
import type { PlaceName, PublisherName } from './names.ts';

interface Common {
  /** Undefined for a bare number, whose noun is in `counts`. */
  unit?: Unit;
  /** What exactly is counted. */
  counts: Text;
  place: PlaceName;
  /** The value is a lower limit: "50+", «أكثر من 50». */
  moreThan?: true;
  /** Pages that show it without a link to its row: in a drawing, as a running time, in a worked example. */
  on?: readonly `/${string}`[];
}

/** A statement of the office, optionally with a year or day. */
interface Own extends Common {
  publisher?: undefined;
  asOf?: string;
  source?: Text;
  /** How it was found, if it is derived or assumed. */
  method?: Text;
  address?: undefined;
}

/** Where a third party published a figure. */
export interface Publication {
  publisher: PublisherName;
  /** `2017`, `2023-02` or `2019-03-16`; `undated` if not known. */
  asOf: string;
  /** The title. */
  source: Text;
  /** As found in November 2026. */
  address?: string;
}

type Described = Own | (Common & Publication);
type Written = Described & { value: number | readonly [from: number, to: number] };

/** A figure. `id` is its anchor on /figures: `debris.totalTonnes`. For a span, `value` is the lower end. */
export type FigureRecord = Described & { readonly id: string; readonly value: number; readonly to?: number };

/** `null`: no published figure. */
interface Group {
  readonly [key: string]: Written | FigureRecord | Group | null;
}

export type Records<Node> = Node extends { id: string }
  ? FigureRecord
  : Node extends { value: infer Value; counts: unknown }
    ? FigureRecord & (Value extends number ? unknown : { readonly to: number })
    : Node extends null
      ? null
      : { readonly [Key in keyof Node]: Records<Node[Key]> };

/** The figures of a group, each with its id: the group's name and its own, which are published and stay. */
// @__NO_SIDE_EFFECTS__
export const figureRecords = <const Node>(group: string, figures: Node & Group): Records<Node> =>
  withId(group, figures) as Records<Node>;

function withId(id: string, node: Group[string]): unknown {
  if (node === null || ('id' in node && 'counts' in node)) return node;
  if (!isWritten(node))
    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, withId(`${id}.${key}`, child)]));
  const { value } = node;
  return typeof value === 'number' ? { ...node, id } : { ...node, id, value: value[0], to: value[1] };
}

const isWritten = (node: Exclude<Group[string], null>): node is Written => 'value' in node && 'counts' in node;

/** Every figure in a part of the content. */
export const recordsIn = (node: unknown): FigureRecord[] => {
  if (node === null || typeof node !== 'object') return [];
  return 'id' in node && 'counts' in node ? [node as FigureRecord] : Object.values(node).flatMap(recordsIn);
};

/** Both ends of a span, for drawings and calculations. */
export const span = ({ value, to }: { value: number; to: number }): [from: number, to: number] => [value, to];
