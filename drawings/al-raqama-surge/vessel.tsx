import { circle, colour, dash, line, polygon } from '../kit/geometry.ts';
import { flange, Pipe } from '../kit/pipe.tsx';
import { hatch } from '../kit/sheet.tsx';
import { earthMarks } from '../kit/terrain.ts';
import { Worker } from '../kit/worker.tsx';

const u = 72;
export const ground = 560;
export const edge = 800;
/** The vessel: axis, half its height, ends of its straight shell. */
export const vessel = { x: 390, y: 396, r: 88, left: 206, right: 574 } as const;
export const main = { y: 706, r: 29 } as const;

const shell = (inset: number): string => {
  const { y, r, left, right } = vessel;
  const h = r - inset;
  const end = 52 - inset;
  return `M${left} ${y - h}H${right}c${end * 1.1} 0 ${end * 1.3} ${2 * h} 0 ${2 * h}H${left}c${-end * 1.1} 0 ${-end * 1.3} ${-2 * h} 0 ${-2 * h}z`;
};

/** Ground, slab and chamber with the rising main that passes through it; broken off at the right. */
export function Chamber({ id }: { id: string }) {
  const [left, right, bottom] = [270, 510, 782];
  const zig = `V584l-16 14 32 24-16 14V880`;
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path d={`M-10 ${ground}H${edge}${zig}H-10z`} fill={colour.paper2} stroke="none" />
      <path d={earthMarks([40, 140, 560, 720].map((x) => [x, ground]))} stroke={colour.ink2} strokeWidth={line.fine} />
      <path d={`M-10 ${ground}H${edge}`} strokeWidth={line.ground} />
      <path d={`M${left} ${ground - 10}V${bottom}H${right}V${ground - 10}z`} fill={colour.paper} stroke="none" />
      <Pipe d={`M-10 ${main.y}H${edge + 2}`} width={2 * main.r} edge={line.outline} />
      <path d={`M560 ${main.y}h110m-22-11l22 11-22 11`} stroke={colour.paper} strokeWidth={line.cut} />
      <path
        d={
          polygon([left - 18, ground], [left, ground], [left, main.y - 34], [left - 18, main.y - 34]) +
          polygon([right + 18, ground], [right, ground], [right, main.y - 34], [right + 18, main.y - 34]) +
          polygon(
            [left - 18, main.y + 34],
            [left, main.y + 34],
            [left, bottom],
            [right, bottom],
            [right, main.y + 34],
            [right + 18, main.y + 34],
            [right + 18, bottom + 20],
            [left - 18, bottom + 20],
          ) +
          `M150 ${ground - 20}H366V${ground + 4}H150zM414 ${ground - 20}H650V${ground + 4}H414z`
        }
        fill={hatch(id, 'concrete')}
        strokeWidth={line.cut}
      />
      <path d={`M340 ${bottom}v-46q0-6 6-6h88q6 0 6 6v46z`} fill={colour.concrete} strokeWidth={line.outline} />
      <path d={`M${edge} ${ground - 40}V584l-16 14 32 24-16 14V890`} strokeWidth={line.dimension} />
    </g>
  );
}

/** The shell in section: air above, water below; saddles, manway, safety valve, and the pipe down to the main. */
export function Vessel({ id }: { id: string }) {
  const { x, y, r, left, right } = vessel;
  const level = y + 12;
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path
        d={`M${left + 6} ${ground - 20}v-70h72v70zM${right - 6} ${ground - 20}v-70h-72v70z`}
        fill={colour.concrete}
        strokeWidth={line.outline}
      />
      <Pipe d={`M${x} ${y + r - 6}V${main.y - main.r + 4}`} width={38} edge={line.outline} />
      <path
        d={`M${x - 34} 606h68v10h-14c10 18 10 34 0 52h14v10h-68v-10h14c-10-18-10-34 0-52h-14zM${x + 26} 630h26v24h-26zm26 9h30v6h-30z`}
        fill={colour.steelSoft}
        strokeWidth={line.outline}
      />
      <path d={`M${x + 82} 612h8v60h-8z`} fill={colour.accent} strokeWidth={line.behind} />
      <path d={shell(0)} fill={colour.steelSoft} strokeWidth={line.cut} />
      <path d={shell(0)} fill={hatch(id, 'steel')} stroke="none" />
      <path d={shell(9)} fill={colour.paper} strokeWidth={line.outline} />
      <clipPath id={`${id}v`}>
        <path d={shell(9)} />
      </clipPath>
      <g clipPath={`url(#${id}v)`}>
        <path d={`M100 ${level}H700V520H100z`} fill={colour.waterSoft} stroke="none" />
        <path d={`M100 ${level}H700`} stroke={colour.water} strokeWidth={line.outline} />
        <path
          d={`M100 ${level - 52}H700M100 ${level + 46}H700`}
          stroke={colour.water}
          strokeWidth={line.behind}
          strokeDasharray={dash.hidden}
        />
        <path
          d={`M260 ${level + 16}h60m-44 12h36M450 ${level + 18}h70m-50 12h36M340 ${level + 30}h50`}
          stroke={colour.water}
          strokeWidth={line.dimension}
        />
      </g>
      <path d={`M${x - 18} ${y + r + 2}v-14h36v14z`} fill={colour.water} stroke="none" />
      <path d={`M${x - 19} ${y + r - 9}v14m38-14v14`} strokeWidth={line.outline} />
      <path d={`M${x + 60} ${level}l-8-13h16z`} fill={colour.paper} stroke={colour.water} strokeWidth={line.behind} />
      <path d={`M${x - 44} ${y - r + 2}v-26h88v26z`} fill={colour.steelSoft} strokeWidth={line.outline} />
      <path
        d={`M${x - 54} ${y - r - 24}h108v-10h-108zm30-10v-12h48v12`}
        fill={colour.steelSoft}
        strokeWidth={line.outline}
      />
      <path
        d={`M${right - 44} ${y - r}v-26h16v26zm-6-26v-34q0-12 14-12h34v14h-22v32z`}
        fill={colour.accent}
        strokeWidth={line.behind}
      />
      <path
        d={
          flange([x, y + r + 22], 66, 'y', 6) +
          flange([x, 596], 66, 'y', 6) +
          flange([x, main.y - main.r - 4], 60, 'y', 4)
        }
        fill={colour.paper}
        strokeWidth={line.behind}
      />
    </g>
  );
}

/** Compressor with its pipe to the crown, gauge glass at the other end, and a person reading it. */
export function Fittings() {
  const { y, r, left, right } = vessel;
  const foot = ground - 20;
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <Pipe
        d={`M100 ${foot - 96}V${y - r - 60}H${left + 40}V${y - r + 4}`}
        width={11}
        fill={colour.steelSoft}
        edge={line.behind}
      />
      <path d={flange([left + 40, y - r - 6], 26, 'y', 4)} fill={colour.paper} strokeWidth={line.dimension} />
      <path d={`M20 ${ground}H180V${foot}H20z`} fill={colour.concrete} strokeWidth={line.outline} />
      <path d={`M44 ${foot}v-14h14v14zm84 0v-14h14v14z`} fill={colour.steel} strokeWidth={line.behind} />
      <path
        d={`M48 ${foot - 14}c-26 0-26-46 0-46h90c26 0 26 46 0 46z`}
        fill={colour.steelSoft}
        strokeWidth={line.outline}
      />
      <path
        d={`M52 ${foot - 60}h36v-34h-36zm-6-34h48v-10h-48zm52 34h44v-28h-44z`}
        fill={colour.accent}
        strokeWidth={line.outline}
      />
      <path
        d={`M104 ${foot - 86}v24m8-24v24m8-24v24m8-24v24m8-24v24`}
        stroke={colour.paper}
        strokeWidth={line.dimension}
      />
      <path d={circle(152, foot - 84, 10)} fill={colour.paper} strokeWidth={line.behind} />
      <path d={`M${right + 44} ${y - 50}h28v110h-38`} strokeWidth={line.cut} />
      <path d={`M${right + 66} ${y - 38}h12v86h-12z`} fill={colour.paper} strokeWidth={line.behind} />
      <path d={`M${right + 66} ${y + 12}h12v36h-12z`} fill={colour.water} strokeWidth={line.behind} />
      <path d={`M${right + 64} ${y - 44}h16v8h-16zm0 90h16v8h-16z`} fill={colour.steel} strokeWidth={line.dimension} />
      <Worker at={[right + 142, ground]} u={u} facing={-1} hand={[0.52, 1.5]} stride={0.15} />
    </g>
  );
}
