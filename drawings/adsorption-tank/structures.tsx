import { colour, line, polygon, polyline } from '../kit/geometry.ts';
import { Pipe } from '../kit/pipe.tsx';
import { hatch } from '../kit/sheet.tsx';
import { aeration, crest, ground, height, returnAxis, settling } from './layout.ts';

/** The ground around the tanks, and the water in them. */
export function GroundAndWater() {
  const { left, right, water, floor } = aeration;
  const s = settling;
  return (
    <g>
      <path d={`M-10 ${ground}h1620v${height - ground + 10}H-10z`} fill={colour.paper2} />
      <path d={`M${left} ${water}H${right}V${floor}H${left}z`} fill={colour.waterSoft} />
      <path
        d={polygon(
          [s.left, s.water],
          [s.right, s.water],
          [s.right, s.wall],
          [s.centre + 56, s.floor],
          [s.centre - 56, s.floor],
          [s.left, s.wall],
        )}
        fill={colour.waterSoft}
      />
      <path
        d={polygon(
          [s.centre - 56, s.floor],
          [s.centre + 56, s.floor],
          [s.centre + 44, s.floor + 28],
          [s.centre - 44, s.floor + 28],
        )}
        fill={colour.sand}
      />
      <path
        d={`M${left} ${water}H${right}M${s.left} ${s.water}H${s.right}`}
        stroke={colour.water}
        strokeWidth={line.outline}
      />
      <path
        d={`M${left + 60} ${water + 10}h30m-22 8h14M${right - 120} ${water + 10}h30m-22 8h14M${s.left + 70} ${s.water + 10}h30m-22 8h14M${s.right - 150} ${s.water + 10}h30m-22 8h14`}
        stroke={colour.water}
        strokeWidth={line.dimension}
      />
    </g>
  );
}

/** Walls, floors and launders in cut concrete. */
export function Concrete({ id }: { id: string }) {
  const { left, right, floor } = aeration;
  const s = settling;
  const tank = polygon(
    [left - 20, crest],
    [left, crest],
    [left, floor],
    [right, floor],
    [right, crest],
    [right + 20, crest],
    [right + 20, floor + 22],
    [left - 20, floor + 22],
  );
  const clarifier = polygon(
    [s.left - 18, crest],
    [s.left, crest],
    [s.left, s.wall],
    [s.centre - 56, s.floor],
    [s.centre - 44, s.floor + 28],
    [s.centre + 44, s.floor + 28],
    [s.centre + 56, s.floor],
    [s.right, s.wall],
    [s.right, crest],
    [s.right + 18, crest],
    [s.right + 18, s.wall + 12],
    [s.centre + 66, s.floor + 26],
    [s.centre + 62, s.floor + 46],
    [s.centre - 62, s.floor + 46],
    [s.centre - 66, s.floor + 26],
    [s.left - 18, s.wall + 12],
  );
  const launders = `M${s.left} ${s.water + 34}h44v-40h-7v32h-37zM${s.right} ${s.water + 34}h-44v-40h7v32h37z`;
  return (
    <g strokeLinejoin="round">
      <path d={tank + clarifier} fill={hatch(id, 'concrete')} stroke={colour.ink} strokeWidth={line.cut} />
      <path d={launders} fill={hatch(id, 'concrete')} stroke={colour.ink} strokeWidth={line.outline} />
      <path
        d={`M-10 ${ground}H${left - 20}M${right + 20} ${ground}H${s.left - 18}M${s.right + 18} ${ground}H1610`}
        stroke={colour.ink}
        strokeWidth={line.ground}
      />
    </g>
  );
}

/** Inflow, transfer to the settling tank, outflow, and the return sludge with its pump. */
export function Pipes() {
  const { left, right, water } = aeration;
  const s = settling;
  return (
    <g>
      <Pipe d={`M-10 470H${left - 8}`} width={26} />
      <Pipe
        d={`M${right + 14} ${water + 20}h26q12 0 12 12V${s.floor - 40}q0 12 12 12H${s.centre - 12}q12 0 12-12V${s.water + 60}`}
        width={22}
      />
      <Pipe d={`M${s.right + 10} ${s.water + 26}H1610`} width={22} />
      <Pipe
        d={`M${s.centre} ${s.floor + 34}V${returnAxis - 12}q0 12-12 12H150q-12 0-12-12V482`}
        width={16}
        fill={colour.sand}
      />
      <g stroke={colour.ink} strokeLinejoin="round">
        <path
          d={`M1064 ${returnAxis + 24}h-64v-8h8a26 26 0 1 1 48 0h8z`}
          fill={colour.accent}
          strokeWidth={line.outline}
        />
        <path d={`M1024 ${returnAxis}a8 8 0 1 0 16 0a8 8 0 1 0-16 0`} fill={colour.paper} strokeWidth={line.behind} />
        <path
          d={`${polyline([330, returnAxis - 22], [280, returnAxis - 22])}m10-6l-12 6 12 6`}
          strokeWidth={line.behind}
        />
      </g>
    </g>
  );
}

/** The bridge of the settling tank with its stilling well and scraper. */
export function Scraper() {
  const s = settling;
  const rail = (from: number, to: number): string => {
    const posts = Array.from({ length: 6 }, (_, i) => `M${from + ((to - from) * i) / 5} ${crest - 14}v-40`);
    return `M${from} ${crest - 54}H${to}M${from} ${crest - 34}H${to}${posts.join('')}`;
  };
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path
        d={`M${s.centre - 46} ${s.water - 14}v96h6v-96zm86 0v96h6v-96z`}
        fill={colour.steelSoft}
        strokeWidth={line.behind}
      />
      <path
        d={`M${s.centre} ${s.water + 90}V${s.floor - 14}M${s.centre - 60} ${s.floor - 10}L${s.left + 14} ${s.wall - 2}M${s.centre + 60} ${s.floor - 10}L${s.right - 14} ${s.wall - 2}`}
        strokeWidth={line.outline}
      />
      <path
        d={[0.2, 0.45, 0.7, 0.95]
          .map(
            (t) =>
              `M${s.centre - 60 - t * 130} ${s.floor - 10 - t * 80}l8 13M${s.centre + 60 + t * 130} ${s.floor - 10 - t * 80}l-8 13`,
          )
          .join('')}
        strokeWidth={line.cut}
      />
      <path d={rail(s.left - 10, s.right + 10)} strokeWidth={line.dimension} />
      <path
        d={`M${s.left - 22} ${crest - 14}h${s.right - s.left + 44}v14H${s.left - 22}z`}
        fill={colour.steelSoft}
        strokeWidth={line.outline}
      />
      <path d={`M${s.centre - 26} ${crest - 14}v-34h52v34z`} fill={colour.accent} strokeWidth={line.outline} />
      <path
        d={`M${s.centre - 26} ${crest - 24}h52m-52-10h52`}
        stroke={colour.paper}
        strokeOpacity=".7"
        strokeWidth={line.fine}
      />
    </g>
  );
}
