import type { ThemeId } from "../../knowledge/themes.ts";

/** What the reader judges of a text: each theme, and how it is said. */
export type Aspect = ThemeId | Stance;
/** denied: said not to be a problem; wish: an aim, not a report of what is; talk: of no theme at all. */
export type Stance = "denied" | "wish" | "talk";
