/** Marks on the document's root: index.html sets the first while no script of ours runs. */
const root = () => document.documentElement.dataset;

/** Whether the start button was pressed before the page could hear it. True once. */
export function takeEarlyPress(): boolean {
  const isPressed = root().pressed !== undefined;
  delete root().pressed;
  return isPressed;
}
