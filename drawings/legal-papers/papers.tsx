import type { ReactNode } from 'react';
import { legalPapers as words } from '../../app/content/legal-papers.ts';
import type { Text } from '../../app/content/text.ts';
import { directionOf } from '../../app/language/detect.ts';
import { useLanguage } from '../../app/language/provider.tsx';

/** Width of a paper, in the drawing's units. */
const width = 176;

/**
 * Writing on a paper: positions are those of a paper read from left to right, `x` from its start edge, and mirrored
 * where the language runs the other way.
 */
function usePaper() {
  const { t, language } = useLanguage();
  const direction = directionOf(language);
  const rtl = direction === 'rtl';
  const from = (x: number, size = 0) => (rtl ? width - x - size : x);
  return {
    from,
    rtl,
    /** A line of text; `y` is its baseline. */
    write: (text: Text, y: number, size: number, x = 16, fill = 'currentColor') => (
      <text x={from(x)} y={y} fontSize={size} direction={direction} fill={fill}>
        {t(text)}
      </text>
    ),
    /** Lines that stand for text: start, baseline, width. */
    lines: (rows: readonly (readonly [x: number, y: number, size: number])[], fill = 'var(--color-ink-3)') => (
      <path d={rows.map(([x, y, size]) => `M${from(x, size)} ${y}h${size}v3h${-size}z`).join('')} fill={fill} />
    ),
  };
}

/** A sheet with a folded corner. Plain on purpose: no arms, seal, signature, name or number. */
function Paper({ children }: { children: ReactNode }) {
  const { rtl } = usePaper();
  return (
    <svg viewBox="-6 -6 188 254" fill="none" aria-hidden="true" className="paper">
      <path
        d={rtl ? 'M0 22L22 0H176V250H0z' : 'M0 0H154L176 22V250H0z'}
        fill="#fff"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path
        d={rtl ? 'M0 22h22V0' : 'M154 0v22h22'}
        fill="var(--color-paper-2)"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      {children}
    </svg>
  );
}

/** An entry in the land register: the parcel among its neighbours, and three rows to fill in. */
function Extract() {
  const { write, lines, from } = usePaper();
  const { t } = useLanguage();
  const rows = [166, 188, 210] as const;
  return (
    <Paper>
      {write(words.extract.from, 34, 14)}
      {write(words.extract.title, 54, 17)}
      <path d="M16 64H160" stroke="currentColor" strokeWidth="1.5" />
      <g stroke="currentColor" strokeWidth="1.2">
        <path d="M16 76h144v74h-144z" fill="var(--color-paper)" />
        <path d="M74 76v40l-58 8m58-8 30 34m-30-34 86-14" />
      </g>
      <path d="M74 116l30 34h-88v-26z" fill="var(--color-accent-soft)" stroke="var(--color-accent)" strokeWidth="2" />
      <text x="52" y="140" fontSize="13" textAnchor="middle" fill="currentColor">
        {t(words.extract.plot)}
      </text>
      <path
        d={`M16 166H160M16 188H160M16 210H160M16 232H160M${from(70)} 166V232`}
        stroke="currentColor"
        strokeWidth="1"
      />
      {words.extract.rows.map((row, index) => (
        <g key={row.en}>{write(row, rows[index]! + 15, 11.5, 20)}</g>
      ))}
      {lines([
        [80, 174, 40],
        [80, 196, 66],
        [80, 218, 30],
      ])}
    </Paper>
  );
}

/** A letter with two photographs, and the box in which the authority enters number and date. */
function Complaint() {
  const { write, lines, from } = usePaper();
  const accent = 'var(--color-accent)';
  const dark = 'var(--color-accent-dark)';
  const box = from(92, 72);
  return (
    <Paper>
      {write(words.complaint.from, 34, 12)}
      {write(words.complaint.title, 58, 18)}
      {lines([
        [16, 74, 144],
        [16, 84, 136],
        [16, 94, 144],
        [16, 104, 92],
        [16, 138, 120],
        [16, 148, 132],
      ])}
      {write(words.complaint.what, 130, 11.5)}
      {[16, 62].map((x) => (
        <g key={x} stroke="currentColor" strokeWidth="1">
          <path d={`M${from(x, 40)} 166h40v30h-40z`} fill="var(--color-paper-2)" />
          <path d={`M${from(x, 40)} 190l12-12 9 8 8-6 11 12`} />
        </g>
      ))}
      <g transform={`rotate(-4 ${box + 36} 216)`}>
        <path d={`M${box} 196h72v38h-72z`} fill="#fff" stroke={accent} strokeWidth="2" />
        <path d={`M${box} 215h72`} stroke={accent} />
        {write(words.complaint.number, 209.5, 11.2, 98, dark)}
        {write(words.complaint.date, 229, 11.2, 98, dark)}
      </g>
    </Paper>
  );
}

/** Facts, expert opinion, decision, and the date of the ruling. */
function Ruling() {
  const { write, lines, from } = usePaper();
  return (
    <Paper>
      {write(words.ruling.from, 34, 12)}
      {write(words.ruling.title, 58, 18)}
      <path d="M16 68H160M16 220H160" stroke="currentColor" strokeWidth="1.2" />
      {write(words.ruling.facts, 88, 11.5)}
      {write(words.ruling.opinion, 128, 11.5)}
      {write(words.ruling.decision, 168, 11.5)}
      {lines([
        [16, 95, 144],
        [16, 104, 130],
        [16, 135, 138],
        [16, 144, 110],
      ])}
      <path d={`M${from(16, 4)} 175h4v30h-4z`} fill="var(--color-accent)" />
      {lines(
        [
          [28, 177, 132],
          [28, 187, 120],
          [28, 197, 96],
        ],
        'currentColor',
      )}
      {write(words.ruling.date, 237, 11.5)}
    </Paper>
  );
}

/** The building's quantities, and their sum. */
function Claim() {
  const { write, lines } = usePaper();
  const rows = [162, 184, 206] as const;
  return (
    <Paper>
      {write(words.claim.from, 34, 12)}
      {write(words.claim.title, 58, 18)}
      <path d="M16 68H160" stroke="currentColor" strokeWidth="1.5" />
      <path d="M50 132V86h76v46z" fill="var(--color-paper-2)" stroke="currentColor" strokeWidth="1.5" />
      <path
        d="M44 132h88M50 109h76M88 86v46M50 80h76M50 76v8m76-8v8M16 146H160M16 168H160M16 190H160M16 212H160"
        stroke="currentColor"
        strokeWidth="1"
      />
      {words.claim.rows.map((row, index) => (
        <g key={row.en}>{write(row, rows[index]!, 11.5)}</g>
      ))}
      {lines([
        [118, 154, 42],
        [118, 176, 42],
        [118, 198, 42],
      ])}
      <path d="M16 216h144v24h-144z" fill="currentColor" />
      {write(words.claim.sum, 232.5, 12.5, 24, 'var(--color-paper)')}
      {lines([[110, 226, 42]], 'var(--color-paper)')}
    </Paper>
  );
}

/** In the order of the steps. */
export const papers = [Extract, Complaint, Ruling, Claim] as const;
