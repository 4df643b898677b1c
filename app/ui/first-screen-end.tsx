/**
 * What every screen but a phone’s waits for before it shows a page (start/document-head.tsx): parts side by side move while the next one
 * arrives. Each page has it once.
 */
export const FirstScreenEnd = () => <span id="first-screen-end" hidden />;
