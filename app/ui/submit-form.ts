/** Presses the button of a form or island, for its validation: `requestSubmit` is missing before Safari 16. */
export const submitForm = (form: HTMLElement): void => form.querySelector<HTMLElement>('[type=submit]')!.click();
