/**
 * On screens wider than a phone, rendering waits for this element (document/document-head.tsx), because columns shift
 * while the next one arrives; on phones it does on the home page. Once per page.
 */
export const FirstScreenEnd = () => <span id="first-screen-end" hidden />;
