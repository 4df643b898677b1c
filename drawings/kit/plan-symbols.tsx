/** The figures of the plan's picture at one scale, in tenths of a metre; bodies take the fill of their row. */
export function PlanSymbols() {
  return (
    <svg className="plan-symbols">
      <pattern id="plan-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0h9v9H0z" fill="var(--color-accent)" />
        <path d="M0 0v9" stroke="var(--color-paper)" strokeWidth="4" />
      </pattern>
      {/* A tipper of 8.6 m. */}
      <symbol id="plan-haul" viewBox="0 0 87 34">
        <path d="M3 21h57l2-14L2 8zm61 5V6h16l6 12v8z" />
        <path
          d="M2 22h84v4H2zm4 7a5 5 0 0110 0 5 5 0 01-10 0m14 0a5 5 0 0110 0 5 5 0 01-10 0m44 0a5 5 0 0110 0 5 5 0 01-10 0"
          fill="var(--plan-dark)"
        />
      </symbol>
      {/* A wheel loader of 8 m. */}
      <symbol id="plan-load" viewBox="0 0 82 34">
        <path d="M30 24V13h10V3h16v10h24v11zM0 13l12 12h12l8-8 2 4-8 9H4z" />
        <path d="M33 26a8 8 0 0116 0 8 8 0 01-16 0m28 0a8 8 0 0116 0 8 8 0 01-16 0" fill="var(--plan-dark)" />
      </symbol>
      {/* A crushing plant: hopper, crusher, belt, heap. */}
      <symbol id="plan-crush" viewBox="0 0 300 100">
        <path d="M6 30h66L58 56H20zm48 26h56v30H54z" />
        <path
          d="M26 56h6v42h-6zm32 30h6v12h-6zm42 0h6v12h-6zm6-8L228 26l2 6-122 52zm70-20h5v40h-5z"
          fill="var(--plan-dark)"
        />
        <path d="M172 98l62-60 62 60z" fill="var(--plan-heap)" />
      </symbol>
    </svg>
  );
}
