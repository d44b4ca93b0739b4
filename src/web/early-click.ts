/** Marks on the document's root: index.html sets the first while no script of ours runs. */
const root = () => document.documentElement.dataset;

/** Whether the start button was clicked before the page could react. True once. */
export function takeEarlyClick(): boolean {
  const isPressed = root().pressed !== undefined;
  delete root().pressed;
  return isPressed;
}
