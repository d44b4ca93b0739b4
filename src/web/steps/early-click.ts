/** Flags on the root element; a script in index.html sets them before our code runs. */
const root = () => document.documentElement.dataset;

/** Whether the start button was clicked before the page could react. Returns true only once. */
export function takeEarlyClick(): boolean {
  const isPressed = root().pressed !== undefined;
  delete root().pressed;
  return isPressed;
}
