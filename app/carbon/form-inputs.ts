/** What stands in a form's fields, as its query would carry it. */
export function formParams(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.set(name, value);
  return params;
}

/** Puts a query back into a form's text fields and choices, as the server does where there is no JavaScript. */
export function fillForm(form: HTMLFormElement, params: URLSearchParams): void {
  for (const element of form.elements) {
    if (!(element instanceof HTMLInputElement)) continue;
    const value = params.get(element.name);
    if (value === null) continue;
    if (element.type === 'radio') element.checked = element.value === value;
    else if (element.type !== 'hidden') element.value = value;
  }
}
